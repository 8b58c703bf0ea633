import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.04,
      "own": 2.88,
      "solid": 2.48,
      "window": 2.78,
      "numbers": 3.12,
      "names": 1.85,
      "dates": 2.04,
      "anchors": 2.07,
      "traceless": 0.48
    },
    "reason": {
      "bias": -7.33,
      "own": 3.44,
      "solid": 2.43,
      "window": 3.39,
      "numbers": 3.49,
      "names": 1.55,
      "dates": 1.71,
      "anchors": 1.79,
      "traceless": 0.56
    }
  },
  "asked": {
    "5": {
      "shift": 1.22,
      "scale": 0.65,
      "called": 2.77
    },
    "6": {
      "shift": -2.43,
      "scale": 1.41,
      "called": 0
    },
    "8": {
      "shift": -0.51,
      "scale": 1.2,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.2,
      "note": 0.12
    },
    "6": {
      "fail": 0.4,
      "note": 0.24
    },
    "8": {
      "fail": 0.38,
      "note": 0.23
    }
  }
};
