/** What fills a line in front of the notice proper, and names neither what retires nor whom it touches. */
export type EmptyFront = 'greeting' | 'date' | 'marketing' | 'action' | 'label';

/** "See https://…", "Migration guide: https://…", "https://…": a pointer and its address. */
const POINTER =
  /^(?:(?:(?:please |also )?(?:see|read|visit|check(?: out)?|open|consult|view|find)|(?:the |our |full |migration |upgrade |more )*(?:guides?|docs?|documentation|links?|details|information|info|instructions|reference|announcement|notice|article|post|source|more))(?: (?:at|here|in|on|under|it))?\s?:?\s)?[<(]?https?:\/\/[^\s<>]+[>)]?(?<bare>[.,;]?$)?/iu;
/** "Published: 4 January 2029", "Posted on 4 January": when the paper was written. */
const OF_PAPER =
  /^(?:date|published|posted|issued|sent|dated|written|created|(?:last )?(?:updated|changed|revised)|(?:notice|issue|publication|release) date|date of (?:this )?(?:notice|issue|letter|publication))(?: on|\s?:)\s?(?:\p{L}+,? )?(?:\d|\p{Lu}\p{Ll}+ \d)/iu;
/** "To our valued customers:", "To whom it may concern": anybody, and so nobody. */
const TO_ANYBODY =
  /^to (?:whom it may concern|(?:all |each )?(?:of )?(?:our |the )?(?:(?:valued|esteemed|loyal|dear|great|wonderful|amazing)\s)+\p{L}+)\s?(?:[:,.!–—]|$)/iu;
/** "In order to serve you better, …": what the vendor does it for. */
const TO_SERVE =
  /^(?:in order |in an effort |as part of our (?:effort|commitment|mission) )?to (?:(?:better|further|always|continue to|keep) )?(?:serve|servic|help|support|give|bring|offer|provide|improv)\p{L}*\s(?:(?:all )?of\s)?(?:you|your experience|our (?:users|customers|service))\b/iu;
/** "Don't wait:", "Last call.": a push, before it is told to whom and for what. */
const PUSH =
  /^(?:please )?(?:do(?:n['’]t| not) (?:wait|delay|hesitate|miss (?:out|it))|hurry(?: up)?|(?:last|final) (?:call|chance)|act (?:now|fast|today|soon)|time(?: is|['’]s) running out)\s?(?:[.:!,–—]|$)/iu;

/** Which of these opens a sentence, and how long it is; `retires` where the sentence tells an end of its own. */
export function emptyFront(text: string, retires: boolean): { kind: EmptyFront; length: number } | null {
  const as = (kind: EmptyFront, shape: RegExp): { kind: EmptyFront; length: number } | null => {
    const match = shape.exec(text);
    return match && { kind, length: match[0].length };
  };
  const pointer = POINTER.exec(text);
  // "https://api.example.com/v1 is retired in May": the address of what ends.
  if (pointer && (pointer.groups?.bare !== undefined || !(retires || /^[<(]?http/i.test(text))))
    return { kind: 'label', length: pointer[0].length };
  return as('date', OF_PAPER) ?? as('greeting', TO_ANYBODY) ?? as('marketing', TO_SERVE) ?? as('action', PUSH);
}
