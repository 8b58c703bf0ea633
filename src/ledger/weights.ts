import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.43,
      "own": 3.47,
      "solid": 2.87,
      "window": 3.19,
      "numbers": 4.21,
      "names": 1.59
    },
    "reason": {
      "bias": -7.1,
      "own": 4.1,
      "solid": 2.08,
      "window": 3.61,
      "numbers": 3.8,
      "names": 1.56
    }
  },
  "asked": {
    "5": {
      "shift": -0.19,
      "scale": 0.79,
      "called": 1.49
    },
    "6": {
      "shift": -2.42,
      "scale": 1.15,
      "called": 0
    },
    "8": {
      "shift": -0.41,
      "scale": 1.63,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.4,
      "note": 0.24
    },
    "6": {
      "fail": 0.39,
      "note": 0.23
    },
    "8": {
      "fail": 0.35,
      "note": 0.21
    }
  }
};
