import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.87,
      "own": 2.37,
      "solid": 1.9,
      "window": 3.23,
      "numbers": 3.48,
      "names": 1.66,
      "dates": 1.69,
      "anchors": 2.39,
      "telling": 1.48,
      "lost": -1.73,
      "size": 0.4,
      "room": -0.33,
      "others": -0.05
    },
    "6": {
      "bias": -7.25,
      "own": 1.9,
      "solid": 1.28,
      "window": 1.99,
      "numbers": 4,
      "names": 1.63,
      "dates": 4.55,
      "anchors": 1.66,
      "telling": 2.31,
      "lost": -1.38,
      "size": 0.65,
      "room": -2.04,
      "others": -0.72
    },
    "8": {
      "bias": -7.77,
      "own": 4.34,
      "solid": 2.2,
      "window": 3.72,
      "numbers": 2.67,
      "names": 1.13,
      "dates": 1.54,
      "anchors": 1.9,
      "telling": 2.61,
      "lost": -1.01,
      "size": -0.1,
      "room": -2.43,
      "others": -1.49
    }
  },
  "asked": {
    "5": {
      "shift": 0.66,
      "scale": 0.32,
      "called": 1.58
    },
    "6": {
      "shift": -2,
      "scale": 1.4,
      "called": 0
    },
    "8": {
      "shift": -0.41,
      "scale": 1.33,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.55,
      "note": 0.33
    },
    "6": {
      "fail": 0.44,
      "note": 0.26
    },
    "8": {
      "fail": 0.64,
      "note": 0.38
    }
  }
};
