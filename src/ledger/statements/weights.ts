import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.81,
      "own": 2.49,
      "solid": 1.73,
      "window": 2.95,
      "numbers": 3.31,
      "names": 1.89,
      "dates": 1.76,
      "anchors": 2.48,
      "telling": 1.6,
      "lost": -1.65,
      "size": 0.41,
      "room": -0.61,
      "others": -0.11
    },
    "6": {
      "bias": -7.03,
      "own": 2.29,
      "solid": 1.4,
      "window": 2.06,
      "numbers": 3.79,
      "names": 1.79,
      "dates": 4.28,
      "anchors": 1.71,
      "telling": 2.02,
      "lost": -1.37,
      "size": 0.99,
      "room": -1.54,
      "others": -0.81
    },
    "8": {
      "bias": -7.81,
      "own": 4.18,
      "solid": 2.2,
      "window": 3.71,
      "numbers": 2.93,
      "names": 1.2,
      "dates": 1.44,
      "anchors": 1.91,
      "telling": 2.65,
      "lost": -0.98,
      "size": 0.06,
      "room": -1.99,
      "others": -1.46
    }
  },
  "asked": {
    "5": {
      "shift": 0.49,
      "scale": 0.41,
      "called": 1.39
    },
    "6": {
      "shift": -1.9,
      "scale": 1.11,
      "called": 0
    },
    "8": {
      "shift": -0.74,
      "scale": 1.16,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.44,
      "note": 0.26
    },
    "6": {
      "fail": 0.5,
      "note": 0.3
    },
    "8": {
      "fail": 0.51,
      "note": 0.31
    }
  }
};
