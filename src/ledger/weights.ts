import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.39,
      "own": 3.5,
      "solid": 2.76,
      "window": 3.16,
      "numbers": 4.22,
      "names": 1.61
    },
    "reason": {
      "bias": -7.16,
      "own": 4.15,
      "solid": 2.12,
      "window": 3.61,
      "numbers": 3.78,
      "names": 1.56
    }
  },
  "asked": {
    "5": {
      "shift": -0.75,
      "scale": 0.68,
      "called": 1.98
    },
    "6": {
      "shift": -2.38,
      "scale": 1.16,
      "called": 0
    },
    "8": {
      "shift": -0.25,
      "scale": 1.68,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.33,
      "note": 0.2
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
