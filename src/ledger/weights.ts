import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.11,
      "own": 3.07,
      "solid": 2.37,
      "window": 2.88,
      "numbers": 3.95,
      "names": 1.58,
      "dates": 2.11,
      "anchors": 1.94,
      "traceless": 0.42
    },
    "reason": {
      "bias": -7.32,
      "own": 3.77,
      "solid": 2.21,
      "window": 3.46,
      "numbers": 3.87,
      "names": 1.41,
      "dates": 1.8,
      "anchors": 1.45,
      "traceless": 0.58
    }
  },
  "asked": {
    "5": {
      "shift": -0.26,
      "scale": 0.68,
      "called": 2.98
    },
    "6": {
      "shift": -2.33,
      "scale": 1.14,
      "called": 0
    },
    "8": {
      "shift": -0.5,
      "scale": 1.55,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.25,
      "note": 0.15
    },
    "6": {
      "fail": 0.44,
      "note": 0.26
    },
    "8": {
      "fail": 0.36,
      "note": 0.22
    }
  }
};
