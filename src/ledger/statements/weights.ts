import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.05,
      "own": 2.93,
      "solid": 2.25,
      "window": 2.89,
      "numbers": 3.59,
      "names": 1.79,
      "dates": 2.06,
      "anchors": 2.22,
      "traceless": 0.65
    },
    "reason": {
      "bias": -7.17,
      "own": 3.47,
      "solid": 2.06,
      "window": 3.4,
      "numbers": 3.7,
      "names": 1.58,
      "dates": 1.8,
      "anchors": 1.96,
      "traceless": 0.72
    }
  },
  "asked": {
    "5": {
      "shift": 0.59,
      "scale": 0.52,
      "called": 2.38
    },
    "6": {
      "shift": -2.58,
      "scale": 1.45,
      "called": 0
    },
    "8": {
      "shift": -0.44,
      "scale": 1.43,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.24,
      "note": 0.14
    },
    "6": {
      "fail": 0.4,
      "note": 0.24
    },
    "8": {
      "fail": 0.45,
      "note": 0.27
    }
  }
};
