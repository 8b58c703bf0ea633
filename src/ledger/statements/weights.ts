import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.6,
      "own": 2.55,
      "solid": 1.85,
      "window": 3.1,
      "numbers": 3.39,
      "names": 1.86,
      "dates": 1.7,
      "anchors": 2.38,
      "telling": 1.52,
      "lost": -1.71,
      "size": 0.55,
      "room": -0.22,
      "others": -0.19
    },
    "6": {
      "bias": -7.13,
      "own": 2.02,
      "solid": 1.45,
      "window": 1.96,
      "numbers": 3.42,
      "names": 1.82,
      "dates": 4.23,
      "anchors": 1.76,
      "telling": 1.99,
      "lost": -1.37,
      "size": 0.92,
      "room": -2.08,
      "others": -0.8
    },
    "8": {
      "bias": -7.83,
      "own": 4.14,
      "solid": 2.31,
      "window": 3.77,
      "numbers": 3.2,
      "names": 1.12,
      "dates": 1.62,
      "anchors": 1.87,
      "telling": 2.51,
      "lost": -0.89,
      "size": -0.04,
      "room": -2.18,
      "others": -1.42
    }
  },
  "asked": {
    "5": {
      "shift": 0.51,
      "scale": 0.46,
      "called": 1.54
    },
    "6": {
      "shift": -1.89,
      "scale": 1.25,
      "called": 0
    },
    "8": {
      "shift": -0.67,
      "scale": 1.24,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.44,
      "note": 0.26
    },
    "6": {
      "fail": 0.47,
      "note": 0.28
    },
    "8": {
      "fail": 0.54,
      "note": 0.32
    }
  }
};
