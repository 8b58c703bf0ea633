import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.44,
      "own": 3.34,
      "solid": 2.65,
      "window": 3.05,
      "numbers": 4.41,
      "names": 1.52,
      "dates": 1.97,
      "anchors": 2.03
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
      "shift": -0.11,
      "scale": 0.8,
      "called": 1.6
    },
    "6": {
      "shift": -2.5,
      "scale": 1.12,
      "called": 0
    },
    "8": {
      "shift": -0.52,
      "scale": 1.43,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.28,
      "note": 0.17
    },
    "6": {
      "fail": 0.41,
      "note": 0.25
    },
    "8": {
      "fail": 0.45,
      "note": 0.27
    }
  }
};
