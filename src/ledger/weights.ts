import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.16,
      "own": 3.11,
      "solid": 2.4,
      "window": 2.95,
      "numbers": 4,
      "names": 1.57,
      "dates": 2.1,
      "anchors": 1.93
    },
    "reason": {
      "bias": -7.36,
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
      "shift": -0.22,
      "scale": 0.68,
      "called": 2.98
    },
    "6": {
      "shift": -2.32,
      "scale": 1.13,
      "called": 0
    },
    "8": {
      "shift": -0.52,
      "scale": 1.55,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.25,
      "note": 0.15
    },
    "6": {
      "fail": 0.48,
      "note": 0.29
    },
    "8": {
      "fail": 0.37,
      "note": 0.22
    }
  }
};
