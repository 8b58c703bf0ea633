import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.05,
      "own": 2.93,
      "solid": 2.23,
      "window": 2.9,
      "numbers": 3.62,
      "names": 1.78,
      "dates": 2.05,
      "anchors": 2.2,
      "traceless": 0.66
    },
    "reason": {
      "bias": -7.11,
      "own": 3.45,
      "solid": 2.01,
      "window": 3.4,
      "numbers": 3.73,
      "names": 1.58,
      "dates": 1.82,
      "anchors": 1.96,
      "traceless": 0.74
    }
  },
  "asked": {
    "5": {
      "shift": 0.53,
      "scale": 0.51,
      "called": 2.34
    },
    "6": {
      "shift": -2.55,
      "scale": 1.41,
      "called": 0
    },
    "8": {
      "shift": -0.49,
      "scale": 1.47,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.28,
      "note": 0.17
    },
    "6": {
      "fail": 0.44,
      "note": 0.26
    },
    "8": {
      "fail": 0.47,
      "note": 0.28
    }
  }
};
