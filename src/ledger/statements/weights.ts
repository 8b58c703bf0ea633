import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.02,
      "own": 2.89,
      "solid": 2.43,
      "window": 2.79,
      "numbers": 3.22,
      "names": 1.81,
      "dates": 2.04,
      "anchors": 2.06,
      "traceless": 0.51
    },
    "reason": {
      "bias": -7.23,
      "own": 3.44,
      "solid": 2.3,
      "window": 3.38,
      "numbers": 3.59,
      "names": 1.54,
      "dates": 1.76,
      "anchors": 1.82,
      "traceless": 0.61
    }
  },
  "asked": {
    "5": {
      "shift": 0.64,
      "scale": 0.52,
      "called": 2.23
    },
    "6": {
      "shift": -2.48,
      "scale": 1.48,
      "called": 0
    },
    "8": {
      "shift": -0.35,
      "scale": 1.32,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.23,
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
