import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7,
      "own": 2.94,
      "solid": 2.35,
      "window": 2.86,
      "numbers": 3.59,
      "names": 1.83,
      "dates": 2.06,
      "anchors": 2.24,
      "traceless": 0.55
    },
    "reason": {
      "bias": -7.09,
      "own": 3.49,
      "solid": 2.12,
      "window": 3.39,
      "numbers": 3.69,
      "names": 1.58,
      "dates": 1.8,
      "anchors": 1.97,
      "traceless": 0.66
    }
  },
  "asked": {
    "5": {
      "shift": 0.59,
      "scale": 0.52,
      "called": 2.36
    },
    "6": {
      "shift": -2.56,
      "scale": 1.44,
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
      "fail": 0.26,
      "note": 0.16
    },
    "6": {
      "fail": 0.42,
      "note": 0.25
    },
    "8": {
      "fail": 0.47,
      "note": 0.28
    }
  }
};
