import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.78,
      "own": 2.48,
      "solid": 1.82,
      "window": 2.85,
      "numbers": 3.31,
      "names": 1.93,
      "dates": 1.8,
      "anchors": 2.52,
      "telling": 1.61,
      "lost": -1.67,
      "size": 0.44,
      "room": -0.65,
      "others": -0.14
    },
    "6": {
      "bias": -7.06,
      "own": 2.22,
      "solid": 1.34,
      "window": 1.98,
      "numbers": 3.74,
      "names": 1.83,
      "dates": 4.35,
      "anchors": 1.74,
      "telling": 2.06,
      "lost": -1.37,
      "size": 1.03,
      "room": -1.5,
      "others": -0.8
    },
    "8": {
      "bias": -7.76,
      "own": 4.24,
      "solid": 2.14,
      "window": 3.7,
      "numbers": 3.09,
      "names": 1.15,
      "dates": 1.41,
      "anchors": 1.88,
      "telling": 2.6,
      "lost": -1.01,
      "size": 0.12,
      "room": -1.97,
      "others": -1.45
    }
  },
  "asked": {
    "5": {
      "shift": 0.63,
      "scale": 0.41,
      "called": 1.35
    },
    "6": {
      "shift": -1.86,
      "scale": 1.06,
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
      "fail": 0.49,
      "note": 0.29
    },
    "8": {
      "fail": 0.51,
      "note": 0.31
    }
  }
};
