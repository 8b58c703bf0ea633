import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "bias": -7.75,
    "own": 5.18,
    "window": 4.34,
    "numbers": 5.06,
    "names": 1.66
  },
  "asked": {
    "5": {
      "shift": -1.2,
      "scale": 0.75
    },
    "6": {
      "shift": -1.2,
      "scale": 0.88
    },
    "8": {
      "shift": 0.09,
      "scale": 1.94
    }
  },
  "limits": {
    "5": {
      "fail": 0.3,
      "note": 0.18
    },
    "6": {
      "fail": 0.6,
      "note": 0.36
    },
    "8": {
      "fail": 0.34,
      "note": 0.2
    }
  }
};
