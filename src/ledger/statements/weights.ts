import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.52,
      "own": 2.38,
      "solid": 1.91,
      "window": 3.13,
      "numbers": 3.5,
      "names": 1.72,
      "dates": 1.66,
      "anchors": 2.43,
      "telling": 1.38,
      "lost": -1.53,
      "size": 0.44,
      "room": -0.33,
      "others": -0.16
    },
    "6": {
      "bias": -7.06,
      "own": 2.03,
      "solid": 1.16,
      "window": 2.02,
      "numbers": 3.97,
      "names": 1.6,
      "dates": 4.15,
      "anchors": 1.79,
      "telling": 2.27,
      "lost": -1.39,
      "size": 0.76,
      "room": -2.09,
      "others": -0.83
    },
    "8": {
      "bias": -7.86,
      "own": 4.08,
      "solid": 2.28,
      "window": 3.74,
      "numbers": 3.04,
      "names": 1.17,
      "dates": 1.51,
      "anchors": 1.85,
      "telling": 2.48,
      "lost": -0.9,
      "size": -0.1,
      "room": -2.31,
      "others": -1.38
    }
  },
  "asked": {
    "5": {
      "shift": 0.58,
      "scale": 0.34,
      "called": 1.58
    },
    "6": {
      "shift": -1.94,
      "scale": 1.27,
      "called": 0
    },
    "8": {
      "shift": -0.54,
      "scale": 1.22,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.56,
      "note": 0.34
    },
    "6": {
      "fail": 0.47,
      "note": 0.28
    },
    "8": {
      "fail": 0.51,
      "note": 0.31
    }
  }
};
