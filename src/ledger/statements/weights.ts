import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.75,
      "own": 2.53,
      "solid": 1.85,
      "window": 2.93,
      "numbers": 3.32,
      "names": 1.9,
      "dates": 1.8,
      "anchors": 2.56,
      "telling": 1.56,
      "lost": -1.71,
      "size": 0.48,
      "room": -0.53,
      "others": -0.15
    },
    "6": {
      "bias": -7.08,
      "own": 2.29,
      "solid": 1.42,
      "window": 2.06,
      "numbers": 3.88,
      "names": 1.83,
      "dates": 4.29,
      "anchors": 1.77,
      "telling": 1.97,
      "lost": -1.3,
      "size": 0.99,
      "room": -1.51,
      "others": -0.81
    },
    "8": {
      "bias": -7.79,
      "own": 4.2,
      "solid": 2.16,
      "window": 3.64,
      "numbers": 3,
      "names": 1.22,
      "dates": 1.37,
      "anchors": 1.94,
      "telling": 2.61,
      "lost": -1.03,
      "size": 0.09,
      "room": -2,
      "others": -1.43
    }
  },
  "asked": {
    "5": {
      "shift": 0.58,
      "scale": 0.45,
      "called": 1.37
    },
    "6": {
      "shift": -1.86,
      "scale": 1.05,
      "called": 0
    },
    "8": {
      "shift": -0.77,
      "scale": 1.18,
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
