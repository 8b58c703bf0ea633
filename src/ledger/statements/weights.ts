import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.87,
      "own": 2.34,
      "solid": 1.84,
      "window": 3.28,
      "numbers": 1.95,
      "names": 1.58,
      "dates": 1.69,
      "anchors": 2.49,
      "telling": 1.4,
      "lost": -1.66,
      "size": 0.31,
      "room": -0.4,
      "others": -0.01
    },
    "6": {
      "bias": -7.31,
      "own": 1.89,
      "solid": 1.27,
      "window": 1.97,
      "numbers": 3.47,
      "names": 1.63,
      "dates": 4.54,
      "anchors": 1.71,
      "telling": 2.27,
      "lost": -1.3,
      "size": 0.71,
      "room": -2,
      "others": -0.73
    },
    "8": {
      "bias": -7.71,
      "own": 4.29,
      "solid": 2.07,
      "window": 3.65,
      "numbers": 2.74,
      "names": 1.22,
      "dates": 1.45,
      "anchors": 1.88,
      "telling": 2.5,
      "lost": -1.34,
      "size": -0.03,
      "room": -2.59,
      "others": -1.28
    }
  },
  "asked": {
    "5": {
      "shift": 0.64,
      "scale": 0.34,
      "called": 1.55
    },
    "6": {
      "shift": -1.97,
      "scale": 1.37,
      "called": 0
    },
    "8": {
      "shift": -0.5,
      "scale": 1.32,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.48,
      "note": 0.29
    },
    "6": {
      "fail": 0.43,
      "note": 0.26
    },
    "8": {
      "fail": 0.62,
      "note": 0.37
    }
  }
};
