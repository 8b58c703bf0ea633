import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.88,
      "own": 2.46,
      "solid": 1.95,
      "window": 3.46,
      "numbers": 1.92,
      "names": 1.63,
      "dates": 1.61,
      "anchors": 2.48,
      "telling": 1.04,
      "lost": -1.39,
      "size": 0.36,
      "room": -0.35,
      "others": -0.05
    },
    "6": {
      "bias": -7.22,
      "own": 2.23,
      "solid": 1.6,
      "window": 2.14,
      "numbers": 3.88,
      "names": 2.03,
      "dates": 4.58,
      "anchors": 1.67,
      "telling": 2.13,
      "lost": -1.96,
      "size": 0.94,
      "room": -2.13,
      "others": -0.84
    },
    "8": {
      "bias": -7.52,
      "own": 4.12,
      "solid": 2.79,
      "window": 3.9,
      "numbers": 2.59,
      "names": 1.39,
      "dates": 1.4,
      "anchors": 2,
      "telling": 2,
      "lost": -1.76,
      "size": 0.06,
      "room": -2.6,
      "others": -1.06
    }
  },
  "asked": {
    "5": {
      "shift": 0.65,
      "scale": 0.35,
      "called": 1.52
    },
    "6": {
      "shift": -2.05,
      "scale": 1.62,
      "called": 0
    },
    "8": {
      "shift": -0.61,
      "scale": 1.34,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.42,
      "note": 0.25
    },
    "6": {
      "fail": 0.49,
      "note": 0.29
    },
    "8": {
      "fail": 0.57,
      "note": 0.34
    }
  }
};
