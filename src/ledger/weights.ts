import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.41,
      "own": 3.51,
      "solid": 2.82,
      "window": 3.19,
      "numbers": 4.2,
      "names": 1.58
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
      "shift": -0.21,
      "scale": 0.78,
      "called": 1.49
    },
    "6": {
      "shift": -2.38,
      "scale": 1.13,
      "called": 0
    },
    "8": {
      "shift": -0.29,
      "scale": 1.71,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.41,
      "note": 0.25
    },
    "6": {
      "fail": 0.42,
      "note": 0.25
    },
    "8": {
      "fail": 0.37,
      "note": 0.22
    }
  }
};
