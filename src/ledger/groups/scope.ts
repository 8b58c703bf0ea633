import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { MOST, type Place } from '../nearby.ts';

/** Nouns for those whom a vendor serves: they name nobody by themselves, only what stands beside them does. */
const GROUP = new Set(
  `account customer tenant workspace project organization organisation plan tariff user member app application site contract device edition tier
  subscription team school partner merchant shop store subscriber client company region license owner holder environment cluster country agreement`
    .split(/\s+/)
    .map((word) => lemma(word)),
);
export const isGroupNoun = ({ lemma }: Token): boolean => GROUP.has(lemma);
const PLAIN = new Set(
  'existing affected remaining current running open active ongoing present outstanding other such these those your our all any every each new old same that this their time exception exceptions exempt exempted please note'.split(
    ' ',
  ),
);
/** Words by which a text restricts what it says to some, whatever it calls them. */
const RESTRICTS = /^(?:only|certain|some|eligible|qualifying|qualified|those|except|other|selected)$/;
/** "Read-only", "listen-only": a mode, and nobody's. */
const MODE = /^(?:read|view|listen|receive|write|append)$/;
export const restricts = ({ tokens, plain }: Document, i: number): boolean =>
  RESTRICTS.test(tokens[i]!.lower) && !(plain[tokens[i]!.start - 1] === '-' && MODE.test(tokens[i - 1]?.lower ?? ''));
/** A word that says something of somebody by itself. */
export const tells = (token: Token): boolean =>
  token.content && !token.code && !token.url && !token.dateWord && !PLAIN.has(token.lower) && !GROUP.has(token.lemma);

/** The words that name the group to which something is given, around a noun for a group: "Enterprise", "nonprofit", "Chile". */
export function scopeBeside(doc: Document, { sentence: s, token }: Place): ReadonlySet<string> {
  const sentence = doc.sentences[s]!;
  const scope = new Set<string>();
  const take = (token: Token | undefined): void => {
    // "On the Partner tier": there a word for a group is a name.
    const named = token?.capital && GROUP.has(token.lemma) && token !== doc.tokens[sentence.first];
    if (token && !token.number && (tells(token) || named)) scope.add(token.lemma);
  };
  // "…; nonprofit teams keep it": behind a semicolon others are spoken of.
  const parts = (k: number): boolean => doc.plain.slice(doc.tokens[k - 1]!.end, doc.tokens[k]!.start).includes(';');
  let from = token;
  while (from > sentence.first && from > token - MOST && !parts(from)) from--;
  let to = token + 1;
  while (to < sentence.last && to < token + MOST && !parts(to)) to++;
  for (let i = from; i < to; i++) {
    if (!GROUP.has(doc.tokens[i]!.lemma)) continue;
    if (i > sentence.first) take(doc.tokens[i - 1]);
    for (let k = i + 1; k <= i + 5 && k < sentence.last; k++) if (doc.tokens[k]!.capital) take(doc.tokens[k]);
  }
  return scope;
}

/**
 * The words that a sentence restricts with "only" to some: "for clients in the device programme only", "only for release
 * branches", "only if your contract contains …".
 */
export function scopeOnly(
  doc: Document,
  { sentence: s }: Pick<Place, 'sentence'>,
  general: Pick<ReadonlySet<string>, 'has'>,
): ReadonlySet<string> {
  const { first, last } = doc.sentences[s]!;
  const scope = new Set<string>();
  for (let k = first; k < last; k++) {
    if (doc.tokens[k]!.lower !== 'only' || !restricts(doc, k)) continue;
    // "For endpoints on Gold only, if requested by May": what is restricted stands before.
    const leads =
      FOR.test(doc.tokens[k + 1]?.lower ?? '') && k + 1 < last && doc.tokens[k + 1]!.start === doc.tokens[k]!.end + 1;
    let from = k + 1;
    if (!leads) {
      from = k - 1;
      while (from > first && from > k - 8 && doc.tokens[from]!.lower !== 'for') from--;
      if (from < first || doc.tokens[from]!.lower !== 'for') continue;
    }
    for (let n = from; n < (leads ? Math.min(last, k + 9) : k); n++)
      if (tells(doc.tokens[n]!) && !general.has(doc.tokens[n]!.lemma)) scope.add(doc.tokens[n]!.lemma);
  }
  return scope;
}
const FOR = /^(?:for|to|if|on|in|by|with|where)$/;
