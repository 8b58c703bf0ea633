import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7,
      "own": 2.94,
      "solid": 2.35,
      "window": 2.86,
      "numbers": 3.6,
      "names": 1.82,
      "dates": 2.06,
      "anchors": 2.25,
      "traceless": 0.55
    },
    "reason": {
      "bias": -7.08,
      "own": 3.48,
      "solid": 2.12,
      "window": 3.39,
      "numbers": 3.69,
      "names": 1.57,
      "dates": 1.8,
      "anchors": 1.97,
      "traceless": 0.66
    }
  },
  "asked": {
    "5": {
      "shift": 0.61,
      "scale": 0.52,
      "called": 2.33
    },
    "6": {
      "shift": -2.57,
      "scale": 1.45,
      "called": 0
    },
    "8": {
      "shift": -0.42,
      "scale": 1.43,
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
      "fail": 0.43,
      "note": 0.26
    }
  }
};
