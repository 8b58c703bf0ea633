import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.41,
      "own": 3.32,
      "solid": 2.64,
      "window": 3.04,
      "numbers": 4.4,
      "names": 1.51,
      "dates": 1.97,
      "anchors": 2.08
    },
    "reason": {
      "bias": -7.47,
      "own": 4.01,
      "solid": 2.27,
      "window": 3.69,
      "numbers": 3.82,
      "names": 1.34,
      "dates": 1.8,
      "anchors": 1.73
    }
  },
  "asked": {
    "5": {
      "shift": -0.02,
      "scale": 0.81,
      "called": 1.52
    },
    "6": {
      "shift": -2.51,
      "scale": 1.13,
      "called": 0
    },
    "8": {
      "shift": -0.53,
      "scale": 1.43,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.34,
      "note": 0.2
    },
    "6": {
      "fail": 0.47,
      "note": 0.28
    },
    "8": {
      "fail": 0.47,
      "note": 0.28
    }
  }
};
