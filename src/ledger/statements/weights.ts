import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.04,
      "own": 2.92,
      "solid": 2.38,
      "window": 2.83,
      "numbers": 3.43,
      "names": 1.79,
      "dates": 2.03,
      "anchors": 2.13,
      "traceless": 0.54
    },
    "reason": {
      "bias": -7.2,
      "own": 3.44,
      "solid": 2.26,
      "window": 3.39,
      "numbers": 3.62,
      "names": 1.53,
      "dates": 1.78,
      "anchors": 1.83,
      "traceless": 0.63
    }
  },
  "asked": {
    "5": {
      "shift": 0.43,
      "scale": 0.47,
      "called": 2.46
    },
    "6": {
      "shift": -2.53,
      "scale": 1.48,
      "called": 0
    },
    "8": {
      "shift": -0.36,
      "scale": 1.33,
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
      "fail": 0.41,
      "note": 0.25
    }
  }
};
