import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.02,
      "own": 2.89,
      "solid": 2.41,
      "window": 2.8,
      "numbers": 3.25,
      "names": 1.81,
      "dates": 2.04,
      "anchors": 2.05,
      "traceless": 0.51
    },
    "reason": {
      "bias": -7.21,
      "own": 3.43,
      "solid": 2.28,
      "window": 3.39,
      "numbers": 3.61,
      "names": 1.53,
      "dates": 1.78,
      "anchors": 1.83,
      "traceless": 0.62
    }
  },
  "asked": {
    "5": {
      "shift": 0.49,
      "scale": 0.47,
      "called": 2.4
    },
    "6": {
      "shift": -2.49,
      "scale": 1.47,
      "called": 0
    },
    "8": {
      "shift": -0.34,
      "scale": 1.33,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.24,
      "note": 0.14
    },
    "6": {
      "fail": 0.41,
      "note": 0.25
    },
    "8": {
      "fail": 0.43,
      "note": 0.26
    }
  }
};
