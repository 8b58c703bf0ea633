import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.1,
      "own": 3.09,
      "solid": 2.33,
      "window": 2.88,
      "numbers": 3.94,
      "names": 1.65,
      "dates": 2.09,
      "anchors": 1.97,
      "traceless": 0.42
    },
    "reason": {
      "bias": -7.32,
      "own": 3.85,
      "solid": 2.13,
      "window": 3.47,
      "numbers": 3.87,
      "names": 1.52,
      "dates": 1.8,
      "anchors": 1.55,
      "traceless": 0.57
    }
  },
  "asked": {
    "5": {
      "shift": 1.29,
      "scale": 0.75,
      "called": 3.04
    },
    "6": {
      "shift": -2.28,
      "scale": 1.16,
      "called": 0
    },
    "8": {
      "shift": -0.8,
      "scale": 1.51,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.28,
      "note": 0.17
    },
    "6": {
      "fail": 0.47,
      "note": 0.28
    },
    "8": {
      "fail": 0.46,
      "note": 0.28
    }
  }
};
