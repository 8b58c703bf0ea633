import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.06,
      "own": 2.95,
      "solid": 2.39,
      "window": 2.85,
      "numbers": 3.56,
      "names": 1.74,
      "dates": 1.98,
      "anchors": 2.02,
      "traceless": 0.44
    },
    "reason": {
      "bias": -7.33,
      "own": 3.48,
      "solid": 2.41,
      "window": 3.36,
      "numbers": 3.44,
      "names": 1.55,
      "dates": 1.71,
      "anchors": 1.79,
      "traceless": 0.61
    }
  },
  "asked": {
    "5": {
      "shift": 1.08,
      "scale": 0.6,
      "called": 2.88
    },
    "6": {
      "shift": -2.34,
      "scale": 1.3,
      "called": 0
    },
    "8": {
      "shift": -0.65,
      "scale": 1.17,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.21,
      "note": 0.13
    },
    "6": {
      "fail": 0.48,
      "note": 0.29
    },
    "8": {
      "fail": 0.38,
      "note": 0.23
    }
  }
};
