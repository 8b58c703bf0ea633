import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.82,
      "own": 2.48,
      "solid": 1.82,
      "window": 2.89,
      "numbers": 3.31,
      "names": 1.93,
      "dates": 1.8,
      "anchors": 2.53,
      "telling": 1.6,
      "lost": -1.68,
      "size": 0.45,
      "room": -0.65,
      "others": -0.14
    },
    "6": {
      "bias": -7.06,
      "own": 2.23,
      "solid": 1.33,
      "window": 1.99,
      "numbers": 3.76,
      "names": 1.83,
      "dates": 4.34,
      "anchors": 1.72,
      "telling": 2.07,
      "lost": -1.37,
      "size": 1.01,
      "room": -1.49,
      "others": -0.8
    },
    "8": {
      "bias": -7.77,
      "own": 4.27,
      "solid": 2.15,
      "window": 3.72,
      "numbers": 3.05,
      "names": 1.19,
      "dates": 1.42,
      "anchors": 1.88,
      "telling": 2.6,
      "lost": -1.02,
      "size": 0.09,
      "room": -1.98,
      "others": -1.44
    }
  },
  "asked": {
    "5": {
      "shift": 0.63,
      "scale": 0.42,
      "called": 1.35
    },
    "6": {
      "shift": -1.86,
      "scale": 1.05,
      "called": 0
    },
    "8": {
      "shift": -0.84,
      "scale": 1.16,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.46,
      "note": 0.28
    },
    "6": {
      "fail": 0.48,
      "note": 0.29
    },
    "8": {
      "fail": 0.53,
      "note": 0.32
    }
  }
};
