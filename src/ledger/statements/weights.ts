import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.06,
      "own": 2.92,
      "solid": 2.26,
      "window": 2.89,
      "numbers": 3.59,
      "names": 1.8,
      "dates": 2.05,
      "anchors": 2.22,
      "traceless": 0.65
    },
    "reason": {
      "bias": -7.17,
      "own": 3.46,
      "solid": 2.06,
      "window": 3.41,
      "numbers": 3.7,
      "names": 1.59,
      "dates": 1.8,
      "anchors": 1.96,
      "traceless": 0.73
    }
  },
  "asked": {
    "5": {
      "shift": 0.59,
      "scale": 0.52,
      "called": 2.31
    },
    "6": {
      "shift": -2.57,
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
      "fail": 0.41,
      "note": 0.25
    },
    "8": {
      "fail": 0.45,
      "note": 0.27
    }
  }
};
