import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.04,
      "own": 2.93,
      "solid": 2.23,
      "window": 2.89,
      "numbers": 3.61,
      "names": 1.78,
      "dates": 2.05,
      "anchors": 2.2,
      "traceless": 0.66
    },
    "reason": {
      "bias": -7.11,
      "own": 3.45,
      "solid": 2.01,
      "window": 3.39,
      "numbers": 3.73,
      "names": 1.57,
      "dates": 1.82,
      "anchors": 1.96,
      "traceless": 0.74
    }
  },
  "asked": {
    "5": {
      "shift": 0.69,
      "scale": 0.55,
      "called": 2.42
    },
    "6": {
      "shift": -2.53,
      "scale": 1.42,
      "called": 0
    },
    "8": {
      "shift": -0.5,
      "scale": 1.46,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.24,
      "note": 0.14
    },
    "6": {
      "fail": 0.42,
      "note": 0.25
    },
    "8": {
      "fail": 0.45,
      "note": 0.27
    }
  }
};
