import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.03,
      "own": 2.94,
      "solid": 2.19,
      "window": 2.91,
      "numbers": 3.66,
      "names": 1.76,
      "dates": 2.04,
      "anchors": 2.17,
      "traceless": 0.67
    },
    "reason": {
      "bias": -7.01,
      "own": 3.41,
      "solid": 1.95,
      "window": 3.38,
      "numbers": 3.77,
      "names": 1.56,
      "dates": 1.84,
      "anchors": 1.97,
      "traceless": 0.76
    }
  },
  "asked": {
    "5": {
      "shift": 0.53,
      "scale": 0.51,
      "called": 2.49
    },
    "6": {
      "shift": -2.48,
      "scale": 1.38,
      "called": 0
    },
    "8": {
      "shift": -0.57,
      "scale": 1.39,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.25,
      "note": 0.15
    },
    "6": {
      "fail": 0.44,
      "note": 0.26
    },
    "8": {
      "fail": 0.46,
      "note": 0.28
    }
  }
};
