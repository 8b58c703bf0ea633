import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.09,
      "own": 3.09,
      "solid": 2.36,
      "window": 2.87,
      "numbers": 3.94,
      "names": 1.67,
      "dates": 2.08,
      "anchors": 1.97,
      "traceless": 0.42
    },
    "reason": {
      "bias": -7.28,
      "own": 3.86,
      "solid": 2.17,
      "window": 3.4,
      "numbers": 3.87,
      "names": 1.54,
      "dates": 1.8,
      "anchors": 1.55,
      "traceless": 0.57
    }
  },
  "asked": {
    "5": {
      "shift": 1.15,
      "scale": 0.72,
      "called": 2.99
    },
    "6": {
      "shift": -2.27,
      "scale": 1.13,
      "called": 0
    },
    "8": {
      "shift": -0.7,
      "scale": 1.48,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.28,
      "note": 0.17
    },
    "6": {
      "fail": 0.39,
      "note": 0.23
    },
    "8": {
      "fail": 0.38,
      "note": 0.23
    }
  }
};
