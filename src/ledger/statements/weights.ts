import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.01,
      "own": 2.93,
      "solid": 2.37,
      "window": 2.85,
      "numbers": 3.48,
      "names": 1.84,
      "dates": 2.02,
      "anchors": 2.26,
      "traceless": 0.52
    },
    "reason": {
      "bias": -7.13,
      "own": 3.49,
      "solid": 2.16,
      "window": 3.39,
      "numbers": 3.67,
      "names": 1.58,
      "dates": 1.79,
      "anchors": 1.97,
      "traceless": 0.62
    }
  },
  "asked": {
    "5": {
      "shift": 0.59,
      "scale": 0.52,
      "called": 2.56
    },
    "6": {
      "shift": -2.51,
      "scale": 1.45,
      "called": 0
    },
    "8": {
      "shift": -0.4,
      "scale": 1.4,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.26,
      "note": 0.16
    },
    "6": {
      "fail": 0.42,
      "note": 0.25
    },
    "8": {
      "fail": 0.41,
      "note": 0.25
    }
  }
};
