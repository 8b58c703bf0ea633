import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.11,
      "own": 3.14,
      "solid": 2.34,
      "window": 2.89,
      "numbers": 3.93,
      "names": 1.63,
      "dates": 2.08,
      "anchors": 1.95,
      "traceless": 0.39
    },
    "reason": {
      "bias": -7.31,
      "own": 3.87,
      "solid": 2.15,
      "window": 3.49,
      "numbers": 3.87,
      "names": 1.52,
      "dates": 1.8,
      "anchors": 1.55,
      "traceless": 0.51
    }
  },
  "asked": {
    "5": {
      "shift": 1.41,
      "scale": 0.79,
      "called": 2.99
    },
    "6": {
      "shift": -2.28,
      "scale": 1.15,
      "called": 0
    },
    "8": {
      "shift": -0.81,
      "scale": 1.49,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.27,
      "note": 0.16
    },
    "6": {
      "fail": 0.46,
      "note": 0.28
    },
    "8": {
      "fail": 0.38,
      "note": 0.23
    }
  }
};
