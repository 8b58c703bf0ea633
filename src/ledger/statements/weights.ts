import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.04,
      "own": 2.93,
      "solid": 2.21,
      "window": 2.9,
      "numbers": 3.63,
      "names": 1.77,
      "dates": 2.05,
      "anchors": 2.19,
      "traceless": 0.67
    },
    "reason": {
      "bias": -7.08,
      "own": 3.44,
      "solid": 1.98,
      "window": 3.39,
      "numbers": 3.74,
      "names": 1.57,
      "dates": 1.83,
      "anchors": 1.96,
      "traceless": 0.75
    }
  },
  "asked": {
    "5": {
      "shift": 0.57,
      "scale": 0.53,
      "called": 2.35
    },
    "6": {
      "shift": -2.49,
      "scale": 1.39,
      "called": 0
    },
    "8": {
      "shift": -0.5,
      "scale": 1.44,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.24,
      "note": 0.14
    },
    "6": {
      "fail": 0.49,
      "note": 0.29
    },
    "8": {
      "fail": 0.46,
      "note": 0.28
    }
  }
};
