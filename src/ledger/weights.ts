import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.38,
      "own": 3.24,
      "solid": 2.5,
      "window": 3.01,
      "numbers": 3.95,
      "names": 1.67,
      "dates": 2.06,
      "anchors": 1.99
    },
    "reason": {
      "bias": -7.38,
      "own": 3.85,
      "solid": 2.23,
      "window": 3.58,
      "numbers": 3.84,
      "names": 1.43,
      "dates": 1.8,
      "anchors": 1.74
    }
  },
  "asked": {
    "5": {
      "shift": -0.36,
      "scale": 0.73,
      "called": 1.56
    },
    "6": {
      "shift": -2.38,
      "scale": 1.08,
      "called": 0
    },
    "8": {
      "shift": -0.4,
      "scale": 1.47,
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
      "fail": 0.42,
      "note": 0.25
    }
  }
};
