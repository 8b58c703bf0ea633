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
      "names": 1.92,
      "dates": 1.8,
      "anchors": 2.54,
      "telling": 1.6,
      "lost": -1.68,
      "size": 0.45,
      "room": -0.64,
      "others": -0.14
    },
    "6": {
      "bias": -7.08,
      "own": 2.21,
      "solid": 1.35,
      "window": 1.99,
      "numbers": 3.73,
      "names": 1.84,
      "dates": 4.34,
      "anchors": 1.73,
      "telling": 2.07,
      "lost": -1.38,
      "size": 1.01,
      "room": -1.5,
      "others": -0.79
    },
    "8": {
      "bias": -7.77,
      "own": 4.26,
      "solid": 2.15,
      "window": 3.71,
      "numbers": 3.09,
      "names": 1.18,
      "dates": 1.41,
      "anchors": 1.88,
      "telling": 2.61,
      "lost": -1.02,
      "size": 0.09,
      "room": -1.97,
      "others": -1.44
    }
  },
  "asked": {
    "5": {
      "shift": 0.62,
      "scale": 0.42,
      "called": 1.35
    },
    "6": {
      "shift": -1.84,
      "scale": 1.06,
      "called": 0
    },
    "8": {
      "shift": -0.83,
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
      "fail": 0.54,
      "note": 0.32
    }
  }
};
