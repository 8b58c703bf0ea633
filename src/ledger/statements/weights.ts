import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7,
      "own": 2.93,
      "solid": 2.34,
      "window": 2.86,
      "numbers": 3.58,
      "names": 1.83,
      "dates": 2.06,
      "anchors": 2.24,
      "traceless": 0.55
    },
    "reason": {
      "bias": -7.1,
      "own": 3.49,
      "solid": 2.13,
      "window": 3.39,
      "numbers": 3.68,
      "names": 1.58,
      "dates": 1.8,
      "anchors": 1.97,
      "traceless": 0.66
    }
  },
  "asked": {
    "5": {
      "shift": 0.67,
      "scale": 0.54,
      "called": 2.35
    },
    "6": {
      "shift": -2.53,
      "scale": 1.43,
      "called": 0
    },
    "8": {
      "shift": -0.41,
      "scale": 1.42,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.25,
      "note": 0.15
    },
    "6": {
      "fail": 0.4,
      "note": 0.24
    },
    "8": {
      "fail": 0.43,
      "note": 0.26
    }
  }
};
