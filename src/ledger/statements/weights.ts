import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.01,
      "own": 2.93,
      "solid": 2.36,
      "window": 2.85,
      "numbers": 3.48,
      "names": 1.83,
      "dates": 2.02,
      "anchors": 2.26,
      "traceless": 0.51
    },
    "reason": {
      "bias": -7.13,
      "own": 3.49,
      "solid": 2.17,
      "window": 3.39,
      "numbers": 3.67,
      "names": 1.58,
      "dates": 1.79,
      "anchors": 1.97,
      "traceless": 0.61
    }
  },
  "asked": {
    "5": {
      "shift": 0.56,
      "scale": 0.52,
      "called": 2.58
    },
    "6": {
      "shift": -2.52,
      "scale": 1.45,
      "called": 0
    },
    "8": {
      "shift": -0.43,
      "scale": 1.42,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.26,
      "note": 0.16
    },
    "6": {
      "fail": 0.43,
      "note": 0.26
    },
    "8": {
      "fail": 0.41,
      "note": 0.25
    }
  }
};
