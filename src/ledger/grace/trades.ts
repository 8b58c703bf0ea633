/** "Units may be exchanged until 31 March", "scans can be downloaded": time for a trade is no time in which the retiring thing may be used. */
export const tellsTrade = (text: string): boolean =>
  /\b(?:download(?:ed|able)?|export(?:ed)?|fetch(?:ed)?|retrieved?|collect(?:ed)?|copied|saved|picked up|taken out|claim(?:ed)?|converted|exchanged?|swapped|swap|redeem(?:ed)?|returned|traded|trade|refunded|repaid|paid(?: out| back)?(?!\s(?:year|month|quarter|term|period|plan|tier|account|subscription)s?\b)|spent|credited|cancel(?:led|ed)?|order(?:ed)?)\b(?:[^.;]|\.(?=\S))*$/i.test(
    text.replace(FOR_TIME, ''),
  );
/** "You may order Key Bridge, which keeps them valid": an order of time. */
const FOR_TIME = /\border\b(?=[^.;]{0,60}\b(?:keeps?|extends?|prolongs?)\b)/gi;

/**
 * "Buy Extended Support, which runs through 17 April": what every reader may buy is granted to no group; "on the Critical
 * tier you may buy it" is.
 */
export const tellsPurchase = (text: string): boolean =>
  !/(?:^|[;:])\W*(?:only )?(?:on|with|under|in|at|for|if)\s[^,;:]{1,60}\byou (?:can|may|could) (?:also |still )?(?:buy|purchase|order|book|subscribe to)\s/i.test(
    text,
  ) &&
  /(?:^\W*|[,;:]\s|\byou\s(?:can|may|could)\s(?:also\s|still\s)?)(?:please\s)?(?:buy|purchase|order|book|subscribe to)\s/i.test(
    text,
  );
