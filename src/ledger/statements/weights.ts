import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.08,
      "own": 3.03,
      "solid": 2.36,
      "window": 2.88,
      "numbers": 3.68,
      "names": 1.68,
      "dates": 2.13,
      "anchors": 1.89,
      "traceless": 0.43
    },
    "reason": {
      "bias": -7.27,
      "own": 3.6,
      "solid": 2.23,
      "window": 3.35,
      "numbers": 3.77,
      "names": 1.64,
      "dates": 1.84,
      "anchors": 1.62,
      "traceless": 0.58
    }
  },
  "asked": {
    "5": {
      "shift": 0.82,
      "scale": 0.56,
      "called": 3.02
    },
    "6": {
      "shift": -2.25,
      "scale": 1.23,
      "called": 0
    },
    "8": {
      "shift": -0.56,
      "scale": 1.21,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.47,
      "note": 0.28
    },
    "6": {
      "fail": 0.46,
      "note": 0.28
    },
    "8": {
      "fail": 0.46,
      "note": 0.28
    }
  }
};
