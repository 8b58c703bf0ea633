import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.89,
      "own": 2.46,
      "solid": 1.92,
      "window": 3.47,
      "numbers": 1.91,
      "names": 1.62,
      "dates": 1.61,
      "anchors": 2.47,
      "telling": 1.04,
      "lost": -1.38,
      "size": 0.38,
      "room": -0.34,
      "others": -0.05
    },
    "6": {
      "bias": -7.17,
      "own": 2.27,
      "solid": 1.63,
      "window": 2.25,
      "numbers": 3.87,
      "names": 1.99,
      "dates": 4.62,
      "anchors": 1.57,
      "telling": 2.12,
      "lost": -2.03,
      "size": 0.89,
      "room": -2.14,
      "others": -0.79
    },
    "8": {
      "bias": -7.58,
      "own": 4.13,
      "solid": 2.5,
      "window": 3.88,
      "numbers": 2.59,
      "names": 1.34,
      "dates": 1.38,
      "anchors": 2,
      "telling": 2.06,
      "lost": -1.53,
      "size": 0.13,
      "room": -2.56,
      "others": -1.13
    }
  },
  "asked": {
    "5": {
      "shift": 0.66,
      "scale": 0.35,
      "called": 1.52
    },
    "6": {
      "shift": -2.08,
      "scale": 1.61,
      "called": 0
    },
    "8": {
      "shift": -0.59,
      "scale": 1.33,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.42,
      "note": 0.25
    },
    "6": {
      "fail": 0.44,
      "note": 0.26
    },
    "8": {
      "fail": 0.57,
      "note": 0.34
    }
  }
};
