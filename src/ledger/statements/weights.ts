import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.66,
      "own": 2.54,
      "solid": 1.8,
      "window": 3.01,
      "numbers": 3.34,
      "names": 1.87,
      "dates": 1.72,
      "anchors": 2.39,
      "telling": 1.59,
      "lost": -1.67,
      "size": 0.46,
      "room": -0.35,
      "others": -0.16
    },
    "6": {
      "bias": -7.19,
      "own": 2.03,
      "solid": 1.48,
      "window": 1.93,
      "numbers": 3.4,
      "names": 1.8,
      "dates": 4.18,
      "anchors": 1.79,
      "telling": 2.01,
      "lost": -1.36,
      "size": 0.93,
      "room": -2.04,
      "others": -0.79
    },
    "8": {
      "bias": -7.85,
      "own": 4.15,
      "solid": 2.3,
      "window": 3.78,
      "numbers": 3.24,
      "names": 1.17,
      "dates": 1.54,
      "anchors": 1.86,
      "telling": 2.47,
      "lost": -0.9,
      "size": 0.02,
      "room": -2.21,
      "others": -1.43
    }
  },
  "asked": {
    "5": {
      "shift": 0.43,
      "scale": 0.4,
      "called": 1.48
    },
    "6": {
      "shift": -1.93,
      "scale": 1.27,
      "called": 0
    },
    "8": {
      "shift": -0.73,
      "scale": 1.2,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.45,
      "note": 0.27
    },
    "6": {
      "fail": 0.47,
      "note": 0.28
    },
    "8": {
      "fail": 0.55,
      "note": 0.33
    }
  }
};
