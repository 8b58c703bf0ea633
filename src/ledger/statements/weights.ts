import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.04,
      "own": 2.94,
      "solid": 2.2,
      "window": 2.91,
      "numbers": 3.65,
      "names": 1.76,
      "dates": 2.05,
      "anchors": 2.18,
      "traceless": 0.67
    },
    "reason": {
      "bias": -7.05,
      "own": 3.43,
      "solid": 1.96,
      "window": 3.39,
      "numbers": 3.76,
      "names": 1.56,
      "dates": 1.83,
      "anchors": 1.96,
      "traceless": 0.76
    }
  },
  "asked": {
    "5": {
      "shift": 0.65,
      "scale": 0.56,
      "called": 2.35
    },
    "6": {
      "shift": -2.46,
      "scale": 1.35,
      "called": 0
    },
    "8": {
      "shift": -0.54,
      "scale": 1.39,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.24,
      "note": 0.14
    },
    "6": {
      "fail": 0.48,
      "note": 0.29
    },
    "8": {
      "fail": 0.45,
      "note": 0.27
    }
  }
};
