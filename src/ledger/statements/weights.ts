import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.03,
      "own": 2.94,
      "solid": 2.19,
      "window": 2.91,
      "numbers": 3.68,
      "names": 1.74,
      "dates": 2.04,
      "anchors": 2.16,
      "traceless": 0.67
    },
    "reason": {
      "bias": -6.97,
      "own": 3.4,
      "solid": 1.91,
      "window": 3.37,
      "numbers": 3.79,
      "names": 1.56,
      "dates": 1.85,
      "anchors": 1.97,
      "traceless": 0.77
    }
  },
  "asked": {
    "5": {
      "shift": 0.51,
      "scale": 0.49,
      "called": 2.51
    },
    "6": {
      "shift": -2.45,
      "scale": 1.38,
      "called": 0
    },
    "8": {
      "shift": -0.65,
      "scale": 1.39,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.25,
      "note": 0.15
    },
    "6": {
      "fail": 0.49,
      "note": 0.29
    },
    "8": {
      "fail": 0.46,
      "note": 0.28
    }
  }
};
