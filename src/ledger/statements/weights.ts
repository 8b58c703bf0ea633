import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.55,
      "own": 2.48,
      "solid": 1.88,
      "window": 3.12,
      "numbers": 3.4,
      "names": 1.81,
      "dates": 1.69,
      "anchors": 2.4,
      "telling": 1.49,
      "lost": -1.64,
      "size": 0.48,
      "room": -0.22,
      "others": -0.18
    },
    "6": {
      "bias": -7.1,
      "own": 2.04,
      "solid": 1.36,
      "window": 1.96,
      "numbers": 3.59,
      "names": 1.71,
      "dates": 4.38,
      "anchors": 1.73,
      "telling": 2.08,
      "lost": -1.37,
      "size": 0.87,
      "room": -2.17,
      "others": -0.84
    },
    "8": {
      "bias": -7.81,
      "own": 4.13,
      "solid": 2.19,
      "window": 3.84,
      "numbers": 3.19,
      "names": 1.08,
      "dates": 1.58,
      "anchors": 1.89,
      "telling": 2.53,
      "lost": -0.91,
      "size": -0.04,
      "room": -2.28,
      "others": -1.45
    }
  },
  "asked": {
    "5": {
      "shift": 0.61,
      "scale": 0.41,
      "called": 1.48
    },
    "6": {
      "shift": -1.97,
      "scale": 1.32,
      "called": 0
    },
    "8": {
      "shift": -0.61,
      "scale": 1.2,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.51,
      "note": 0.31
    },
    "6": {
      "fail": 0.47,
      "note": 0.28
    },
    "8": {
      "fail": 0.56,
      "note": 0.34
    }
  }
};
