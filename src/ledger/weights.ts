import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "fact": {
      "bias": -7.4,
      "own": 3.34,
      "solid": 2.61,
      "window": 3.05,
      "numbers": 4.39,
      "names": 1.55,
      "dates": 1.96,
      "anchors": 2.09
    },
    "reason": {
      "bias": -7.46,
      "own": 4.03,
      "solid": 2.22,
      "window": 3.7,
      "numbers": 3.82,
      "names": 1.41,
      "dates": 1.8,
      "anchors": 1.78
    }
  },
  "asked": {
    "5": {
      "shift": -0.08,
      "scale": 0.8,
      "called": 1.51
    },
    "6": {
      "shift": -2.53,
      "scale": 1.13,
      "called": 0
    },
    "8": {
      "shift": -0.45,
      "scale": 1.44,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.29,
      "note": 0.17
    },
    "6": {
      "fail": 0.53,
      "note": 0.32
    },
    "8": {
      "fail": 0.54,
      "note": 0.32
    }
  }
};
