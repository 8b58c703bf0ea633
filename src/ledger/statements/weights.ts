import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.7,
      "own": 2.55,
      "solid": 1.73,
      "window": 2.99,
      "numbers": 3.38,
      "names": 1.87,
      "dates": 1.74,
      "anchors": 2.41,
      "telling": 1.66,
      "lost": -1.72,
      "size": 0.47,
      "room": -0.37,
      "others": -0.16
    },
    "6": {
      "bias": -7.21,
      "own": 2.05,
      "solid": 1.55,
      "window": 1.87,
      "numbers": 3.38,
      "names": 1.82,
      "dates": 4.25,
      "anchors": 1.83,
      "telling": 1.97,
      "lost": -1.38,
      "size": 0.98,
      "room": -2.01,
      "others": -0.78
    },
    "8": {
      "bias": -7.91,
      "own": 4.12,
      "solid": 2.3,
      "window": 3.76,
      "numbers": 3.22,
      "names": 1.19,
      "dates": 1.56,
      "anchors": 1.87,
      "telling": 2.56,
      "lost": -0.91,
      "size": 0.01,
      "room": -2.11,
      "others": -1.42
    }
  },
  "asked": {
    "5": {
      "shift": 0.53,
      "scale": 0.44,
      "called": 1.45
    },
    "6": {
      "shift": -1.92,
      "scale": 1.25,
      "called": 0
    },
    "8": {
      "shift": -0.72,
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
      "fail": 0.48,
      "note": 0.29
    },
    "8": {
      "fail": 0.55,
      "note": 0.33
    }
  }
};
