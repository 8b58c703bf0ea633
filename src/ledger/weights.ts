import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.16,
      "own": 3.11,
      "solid": 2.4,
      "window": 2.95,
      "numbers": 3.99,
      "names": 1.56,
      "dates": 2.1,
      "anchors": 1.93
    },
    "reason": {
      "bias": -7.37,
      "own": 3.81,
      "solid": 2.23,
      "window": 3.54,
      "numbers": 3.87,
      "names": 1.41,
      "dates": 1.8,
      "anchors": 1.45
    }
  },
  "asked": {
    "5": {
      "shift": -0.23,
      "scale": 0.68,
      "called": 2.98
    },
    "6": {
      "shift": -2.28,
      "scale": 1.12,
      "called": 0
    },
    "8": {
      "shift": -0.53,
      "scale": 1.55,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.26,
      "note": 0.16
    },
    "6": {
      "fail": 0.47,
      "note": 0.28
    },
    "8": {
      "fail": 0.37,
      "note": 0.22
    }
  }
};
