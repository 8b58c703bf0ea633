import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.04,
      "own": 2.89,
      "solid": 2.46,
      "window": 2.78,
      "numbers": 3.16,
      "names": 1.84,
      "dates": 2.05,
      "anchors": 2.06,
      "traceless": 0.5
    },
    "reason": {
      "bias": -7.29,
      "own": 3.45,
      "solid": 2.37,
      "window": 3.38,
      "numbers": 3.53,
      "names": 1.54,
      "dates": 1.74,
      "anchors": 1.81,
      "traceless": 0.58
    }
  },
  "asked": {
    "5": {
      "shift": 1,
      "scale": 0.58,
      "called": 2.33
    },
    "6": {
      "shift": -2.49,
      "scale": 1.46,
      "called": 0
    },
    "8": {
      "shift": -0.42,
      "scale": 1.23,
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
      "fail": 0.4,
      "note": 0.24
    }
  }
};
