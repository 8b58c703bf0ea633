/** "Week 24", "Phase 0 (done)", "Ref. A": the number of an entry, and no thing. */
export const isEntryNumber = (text: string): boolean =>
  /^(?:week|phase|step|stage|day|round|wave|ref|item|no|annex)\.?\s\w{1,4}(?:\s*\([^()]{1,20}\))?$/i.test(text.trim());
