import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "bias": -7.9,
    "own": 4.87,
    "window": 4.09,
    "numbers": 5.03,
    "names": 1.77
  },
  "asked": {
    "5": {
      "shift": -0.7,
      "scale": 0.88
    },
    "6": {
      "shift": -0.7,
      "scale": 1.04
    },
    "8": {
      "shift": 0.51,
      "scale": 1.7
    }
  },
  "limits": {
    "5": {
      "fail": 0.33,
      "note": 0.2
    },
    "6": {
      "fail": 0.63,
      "note": 0.38
    },
    "8": {
      "fail": 0.27,
      "note": 0.16
    }
  }
};
