import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.77,
      "own": 2.52,
      "solid": 1.8,
      "window": 2.99,
      "numbers": 3.31,
      "names": 1.91,
      "dates": 1.81,
      "anchors": 2.5,
      "telling": 1.58,
      "lost": -1.69,
      "size": 0.49,
      "room": -0.63,
      "others": -0.17
    },
    "6": {
      "bias": -7.08,
      "own": 2.24,
      "solid": 1.43,
      "window": 2.02,
      "numbers": 3.9,
      "names": 1.88,
      "dates": 4.39,
      "anchors": 1.78,
      "telling": 1.97,
      "lost": -1.3,
      "size": 1.02,
      "room": -1.5,
      "others": -0.81
    },
    "8": {
      "bias": -7.79,
      "own": 4.19,
      "solid": 2.2,
      "window": 3.66,
      "numbers": 3,
      "names": 1.17,
      "dates": 1.35,
      "anchors": 1.94,
      "telling": 2.57,
      "lost": -1.07,
      "size": 0.14,
      "room": -2.01,
      "others": -1.42
    }
  },
  "asked": {
    "5": {
      "shift": 0.53,
      "scale": 0.43,
      "called": 1.28
    },
    "6": {
      "shift": -1.83,
      "scale": 1.03,
      "called": 0
    },
    "8": {
      "shift": -0.79,
      "scale": 1.12,
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
      "fail": 0.52,
      "note": 0.31
    }
  }
};
