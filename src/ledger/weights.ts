import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.38,
      "own": 3.5,
      "solid": 2.72,
      "window": 3.17,
      "numbers": 4.2,
      "names": 1.6
    },
    "reason": {
      "bias": -7.09,
      "own": 4.1,
      "solid": 2.08,
      "window": 3.61,
      "numbers": 3.8,
      "names": 1.55
    }
  },
  "asked": {
    "5": {
      "shift": -0.18,
      "scale": 0.79,
      "called": 1.5
    },
    "6": {
      "shift": -2.41,
      "scale": 1.16,
      "called": 0
    },
    "8": {
      "shift": -0.32,
      "scale": 1.7,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.41,
      "note": 0.25
    },
    "6": {
      "fail": 0.45,
      "note": 0.27
    },
    "8": {
      "fail": 0.37,
      "note": 0.22
    }
  }
};
