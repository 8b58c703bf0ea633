import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.02,
      "own": 2.9,
      "solid": 2.41,
      "window": 2.8,
      "numbers": 3.26,
      "names": 1.81,
      "dates": 2.04,
      "anchors": 2.05,
      "traceless": 0.51
    },
    "reason": {
      "bias": -7.21,
      "own": 3.44,
      "solid": 2.27,
      "window": 3.39,
      "numbers": 3.62,
      "names": 1.53,
      "dates": 1.78,
      "anchors": 1.83,
      "traceless": 0.62
    }
  },
  "asked": {
    "5": {
      "shift": 0.47,
      "scale": 0.48,
      "called": 2.45
    },
    "6": {
      "shift": -2.5,
      "scale": 1.48,
      "called": 0
    },
    "8": {
      "shift": -0.36,
      "scale": 1.32,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.24,
      "note": 0.14
    },
    "6": {
      "fail": 0.41,
      "note": 0.25
    },
    "8": {
      "fail": 0.41,
      "note": 0.25
    }
  }
};
