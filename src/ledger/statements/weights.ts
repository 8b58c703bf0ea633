import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.5,
      "own": 2.39,
      "solid": 1.91,
      "window": 3.12,
      "numbers": 3.45,
      "names": 1.84,
      "dates": 1.69,
      "anchors": 2.46,
      "telling": 1.4,
      "lost": -1.6,
      "size": 0.46,
      "room": -0.36,
      "others": -0.18
    },
    "6": {
      "bias": -7.05,
      "own": 2.04,
      "solid": 1.25,
      "window": 2.03,
      "numbers": 3.84,
      "names": 1.66,
      "dates": 4.4,
      "anchors": 1.72,
      "telling": 2.15,
      "lost": -1.43,
      "size": 0.84,
      "room": -2.16,
      "others": -0.83
    },
    "8": {
      "bias": -7.83,
      "own": 4.12,
      "solid": 2.24,
      "window": 3.78,
      "numbers": 3.14,
      "names": 1.14,
      "dates": 1.57,
      "anchors": 1.9,
      "telling": 2.49,
      "lost": -0.91,
      "size": -0.06,
      "room": -2.31,
      "others": -1.43
    }
  },
  "asked": {
    "5": {
      "shift": 0.52,
      "scale": 0.39,
      "called": 1.36
    },
    "6": {
      "shift": -1.96,
      "scale": 1.32,
      "called": 0
    },
    "8": {
      "shift": -0.6,
      "scale": 1.22,
      "called": 0
    }
  },
  "limits": {
    "5": {
      "fail": 0.51,
      "note": 0.31
    },
    "6": {
      "fail": 0.59,
      "note": 0.35
    },
    "8": {
      "fail": 0.56,
      "note": 0.34
    }
  }
};
