import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.09,
      "own": 3.15,
      "solid": 2.32,
      "window": 2.91,
      "numbers": 4.02,
      "names": 1.62,
      "dates": 2.08,
      "anchors": 1.94,
      "traceless": 0.38
    },
    "reason": {
      "bias": -7.29,
      "own": 3.9,
      "solid": 2.1,
      "window": 3.5,
      "numbers": 3.87,
      "names": 1.51,
      "dates": 1.8,
      "anchors": 1.54,
      "traceless": 0.49
    }
  },
  "asked": {
    "5": {
      "shift": 1.71,
      "scale": 0.81,
      "called": 2.83
    },
    "6": {
      "shift": -2.31,
      "scale": 1.21,
      "called": 0
    },
    "8": {
      "shift": -0.87,
      "scale": 1.42,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.28,
      "note": 0.17
    },
    "6": {
      "fail": 0.46,
      "note": 0.28
    },
    "8": {
      "fail": 0.43,
      "note": 0.26
    }
  }
};
