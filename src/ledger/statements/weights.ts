import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.78,
      "own": 2.49,
      "solid": 1.76,
      "window": 2.91,
      "numbers": 3.32,
      "names": 1.91,
      "dates": 1.8,
      "anchors": 2.52,
      "telling": 1.62,
      "lost": -1.64,
      "size": 0.41,
      "room": -0.61,
      "others": -0.13
    },
    "6": {
      "bias": -7.06,
      "own": 2.25,
      "solid": 1.38,
      "window": 2.02,
      "numbers": 3.93,
      "names": 1.84,
      "dates": 4.34,
      "anchors": 1.75,
      "telling": 2.01,
      "lost": -1.36,
      "size": 1.01,
      "room": -1.49,
      "others": -0.79
    },
    "8": {
      "bias": -7.77,
      "own": 4.26,
      "solid": 2.15,
      "window": 3.71,
      "numbers": 3.03,
      "names": 1.18,
      "dates": 1.41,
      "anchors": 1.88,
      "telling": 2.61,
      "lost": -1.01,
      "size": 0.09,
      "room": -1.97,
      "others": -1.44
    }
  },
  "asked": {
    "5": {
      "shift": 0.61,
      "scale": 0.43,
      "called": 1.34
    },
    "6": {
      "shift": -1.86,
      "scale": 1.05,
      "called": 0
    },
    "8": {
      "shift": -0.83,
      "scale": 1.16,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.46,
      "note": 0.28
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
