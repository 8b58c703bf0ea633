import type { Weights } from './model.ts';

// Written by `npm run calibrate` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = {
  "lost": {
    "5": {
      "bias": -6.81,
      "own": 2.48,
      "solid": 1.81,
      "window": 2.85,
      "numbers": 3.31,
      "names": 1.92,
      "dates": 1.8,
      "anchors": 2.51,
      "telling": 1.61,
      "lost": -1.66,
      "size": 0.43,
      "room": -0.64,
      "others": -0.14
    },
    "6": {
      "bias": -7.06,
      "own": 2.22,
      "solid": 1.34,
      "window": 1.98,
      "numbers": 3.73,
      "names": 1.83,
      "dates": 4.35,
      "anchors": 1.73,
      "telling": 2.06,
      "lost": -1.38,
      "size": 1.04,
      "room": -1.5,
      "others": -0.8
    },
    "8": {
      "bias": -7.76,
      "own": 4.25,
      "solid": 2.14,
      "window": 3.69,
      "numbers": 3.09,
      "names": 1.15,
      "dates": 1.42,
      "anchors": 1.88,
      "telling": 2.6,
      "lost": -1.01,
      "size": 0.12,
      "room": -1.97,
      "others": -1.46
    }
  },
  "asked": {
    "5": {
      "shift": 0.65,
      "scale": 0.42,
      "called": 1.36
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
      "fail": 0.52,
      "note": 0.31
    }
  }
};
