// Written by `npm run calibrate` from the labelled pairs in fixtures/cases and test/wordings. Do not edit.
export const TABLE = "-100 -100 -100 -100\n";
