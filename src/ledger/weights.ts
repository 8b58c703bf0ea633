import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "bias": -7.45,
    "own": 5.57,
    "window": 4.67,
    "numbers": 5.08,
    "names": 1.61
  },
  "asked": {
    "5": {
      "shift": -1.86,
      "scale": 0.66
    },
    "6": {
      "shift": -2.34,
      "scale": 0.95
    },
    "8": {
      "shift": -0.33,
      "scale": 2.04
    }
  },
  "limits": {
    "5": {
      "fail": 0.32,
      "note": 0.19
    },
    "6": {
      "fail": 0.46,
      "note": 0.28
    },
    "8": {
      "fail": 0.4,
      "note": 0.24
    }
  }
};
