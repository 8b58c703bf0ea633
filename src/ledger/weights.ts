import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.16,
      "own": 3.1,
      "solid": 2.39,
      "window": 2.96,
      "numbers": 3.99,
      "names": 1.58,
      "dates": 2.05,
      "anchors": 1.93
    },
    "reason": {
      "bias": -7.37,
      "own": 3.78,
      "solid": 2.23,
      "window": 3.56,
      "numbers": 3.87,
      "names": 1.42,
      "dates": 1.8,
      "anchors": 1.46
    }
  },
  "asked": {
    "5": {
      "shift": -0.36,
      "scale": 0.65,
      "called": 2.08
    },
    "6": {
      "shift": -2.25,
      "scale": 1.1,
      "called": 0
    },
    "8": {
      "shift": -0.51,
      "scale": 1.51,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.23,
      "note": 0.14
    },
    "6": {
      "fail": 0.47,
      "note": 0.28
    },
    "8": {
      "fail": 0.4,
      "note": 0.24
    }
  }
};
