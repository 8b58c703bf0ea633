import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.09,
      "own": 2.96,
      "solid": 2.44,
      "window": 2.86,
      "numbers": 3.68,
      "names": 1.73,
      "dates": 2.09,
      "anchors": 1.96,
      "traceless": 0.42
    },
    "reason": {
      "bias": -7.29,
      "own": 3.47,
      "solid": 2.4,
      "window": 3.33,
      "numbers": 3.74,
      "names": 1.68,
      "dates": 1.79,
      "anchors": 1.72,
      "traceless": 0.57
    }
  },
  "asked": {
    "5": {
      "shift": 0.82,
      "scale": 0.55,
      "called": 3.01
    },
    "6": {
      "shift": -2.22,
      "scale": 1.24,
      "called": 0
    },
    "8": {
      "shift": -0.52,
      "scale": 1.21,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.23,
      "note": 0.14
    },
    "6": {
      "fail": 0.43,
      "note": 0.26
    },
    "8": {
      "fail": 0.45,
      "note": 0.27
    }
  }
};
