import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.75,
      "own": 2.51,
      "solid": 1.79,
      "window": 2.99,
      "numbers": 3.33,
      "names": 1.95,
      "dates": 1.8,
      "anchors": 2.53,
      "telling": 1.54,
      "lost": -1.72,
      "size": 0.5,
      "room": -0.63,
      "others": -0.16
    },
    "6": {
      "bias": -7.08,
      "own": 2.25,
      "solid": 1.4,
      "window": 2.03,
      "numbers": 3.84,
      "names": 1.81,
      "dates": 4.35,
      "anchors": 1.76,
      "telling": 1.99,
      "lost": -1.29,
      "size": 1.01,
      "room": -1.52,
      "others": -0.82
    },
    "8": {
      "bias": -7.78,
      "own": 4.23,
      "solid": 2.18,
      "window": 3.72,
      "numbers": 2.98,
      "names": 1.22,
      "dates": 1.39,
      "anchors": 1.92,
      "telling": 2.59,
      "lost": -1.06,
      "size": 0.06,
      "room": -2.02,
      "others": -1.42
    }
  },
  "asked": {
    "5": {
      "shift": 0.52,
      "scale": 0.42,
      "called": 1.37
    },
    "6": {
      "shift": -1.84,
      "scale": 1.05,
      "called": 0
    },
    "8": {
      "shift": -0.82,
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
      "fail": 0.54,
      "note": 0.32
    }
  }
};
