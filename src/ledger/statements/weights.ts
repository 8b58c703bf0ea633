import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.02,
      "own": 2.91,
      "solid": 2.38,
      "window": 2.85,
      "numbers": 3.48,
      "names": 1.85,
      "dates": 2.03,
      "anchors": 2.26,
      "traceless": 0.55
    },
    "reason": {
      "bias": -7.13,
      "own": 3.43,
      "solid": 2.21,
      "window": 3.39,
      "numbers": 3.67,
      "names": 1.57,
      "dates": 1.79,
      "anchors": 1.97,
      "traceless": 0.64
    }
  },
  "asked": {
    "5": {
      "shift": 0.58,
      "scale": 0.52,
      "called": 2.51
    },
    "6": {
      "shift": -2.51,
      "scale": 1.46,
      "called": 0
    },
    "8": {
      "shift": -0.37,
      "scale": 1.38,
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
