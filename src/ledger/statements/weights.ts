import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.39,
      "own": 2.38,
      "solid": 1.91,
      "window": 3.18,
      "numbers": 3.5,
      "names": 1.71,
      "dates": 1.69,
      "anchors": 2.42,
      "telling": 1.4,
      "lost": -1.59,
      "size": 0.48,
      "room": -0.3,
      "others": -0.21
    },
    "6": {
      "bias": -6.86,
      "own": 2.06,
      "solid": 1.11,
      "window": 2.08,
      "numbers": 3.95,
      "names": 1.64,
      "dates": 4.25,
      "anchors": 1.74,
      "telling": 2.32,
      "lost": -1.47,
      "size": 0.82,
      "room": -2.04,
      "others": -0.91
    },
    "8": {
      "bias": -7.77,
      "own": 4.17,
      "solid": 2.3,
      "window": 3.79,
      "numbers": 3,
      "names": 1.13,
      "dates": 1.5,
      "anchors": 1.9,
      "telling": 2.46,
      "lost": -0.88,
      "size": -0.05,
      "room": -2.34,
      "others": -1.47
    }
  },
  "asked": {
    "5": {
      "shift": 0.59,
      "scale": 0.36,
      "called": 1.56
    },
    "6": {
      "shift": -1.91,
      "scale": 1.28,
      "called": 0
    },
    "8": {
      "shift": -0.46,
      "scale": 1.23,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.54,
      "note": 0.32
    },
    "6": {
      "fail": 0.47,
      "note": 0.28
    },
    "8": {
      "fail": 0.41,
      "note": 0.25
    }
  }
};
