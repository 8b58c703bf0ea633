import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.85,
      "own": 2.46,
      "solid": 1.86,
      "window": 3.52,
      "numbers": 1.79,
      "names": 1.57,
      "dates": 1.58,
      "anchors": 2.43,
      "telling": 0.97,
      "lost": -1.31,
      "size": 0.51,
      "room": -0.34,
      "others": -0.12
    },
    "6": {
      "bias": -7.19,
      "own": 2.21,
      "solid": 1.53,
      "window": 2.24,
      "numbers": 3.82,
      "names": 2,
      "dates": 4.5,
      "anchors": 1.55,
      "telling": 2.25,
      "lost": -2.08,
      "size": 0.95,
      "room": -2.12,
      "others": -0.81
    },
    "8": {
      "bias": -7.53,
      "own": 4.07,
      "solid": 2.54,
      "window": 3.91,
      "numbers": 2.61,
      "names": 1.28,
      "dates": 1.35,
      "anchors": 2.02,
      "telling": 2.06,
      "lost": -1.61,
      "size": 0.1,
      "room": -2.52,
      "others": -1.08
    }
  },
  "asked": {
    "5": {
      "shift": 0.63,
      "scale": 0.34,
      "called": 1.55
    },
    "6": {
      "shift": -2.07,
      "scale": 1.62,
      "called": 0
    },
    "8": {
      "shift": -0.57,
      "scale": 1.32,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.43,
      "note": 0.26
    },
    "6": {
      "fail": 0.49,
      "note": 0.29
    },
    "8": {
      "fail": 0.48,
      "note": 0.29
    }
  }
};
