import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "bias": -7.97,
    "own": 4.83,
    "window": 4.05,
    "numbers": 5.02,
    "names": 1.74,
    "unspared": 0.93
  },
  "asked": {
    "5": {
      "shift": -0.7,
      "scale": 0.87
    },
    "6": {
      "shift": -0.7,
      "scale": 0.98
    },
    "8": {
      "shift": 0.54,
      "scale": 1.65
    }
  },
  "limits": {
    "5": {
      "fail": 0.32,
      "note": 0.19
    },
    "6": {
      "fail": 0.63,
      "note": 0.38
    },
    "8": {
      "fail": 0.26,
      "note": 0.16
    }
  }
};
