import type { Reading } from '../../facts/read.ts';
import { statementsIn } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { commonWords } from '../nearby.ts';
import type { InventedTime } from './excess.ts';

/* What ends and nevertheless goes on, told without any length: by a verb that lasts and by what stands behind the end. */

/** A verb that lasts, with what a thing does or is that still serves: "keeps answering", "will stay reachable". */
const SERVES =
  '(?:answer|work|run|respond|function|operat|accept|serv|process|honou?r|deliver|forward|execut|handl|complet|redirect)(?:e|es|s|ed|ing)?|available|reachable|accessible|usable|callable|up|on|online|open|valid|supported|tolerated|possible|around|in (?:place|use|operation|service)';
const LASTS = `(?:continues?(?: to(?: be)?)?|keeps?(?: on)?|kept|carr(?:y|ies) on|goes? on|remains?|remain|stays?|still|is|are|be)`;
const GOES_ON = new RegExp(
  `\\b${LASTS} (?:still |also |being )?(?:${SERVES})\\b|\\b(?:keeps?|leaves?|leaving|kept|left) (?:\\p{L}+ ){1,4}(?:up|on|open|alive|running|going|online|available)\\b|\\b(?:may|can|will(?: be (?:allowed|able) to)?|are allowed to) (?:still |first )?(?:carry on|go on|continue|finish|complete|run (?:out|on|to the end)|end normally)\\b|\\b(?:run|last|stand|hold|apply)s? (?:on )?until (?:they|it|their|its)\\b`,
  'iu',
);

/** Behind the end, for want of anything better, or until something that has no day. */
const BEHIND =
  /\b(?:afterwards?|thereafter|after (?:that|this|then|it|the (?:end|date|day|deadline|cut-?off|switch-?off|shut-?down|removal|closure))|(?:beyond|past) (?:that|this|it|then|the (?:end|date|day|deadline|cut-?off))|as an? (?:\p{L}+ )?(?:back-?up|fall-?back|safety net|reserve|stop-?gap|plan b)|(?:for|in) (?:\p{L}+ ){0,2}emergenc(?:y|ies)|until (?:it is|they are|it|they|you|everyone|everybody|all|the last|no(?: |body)|traffic|usage|demand)(?= ))\b/iu;
/** What has begun before the end: "calls in flight", "queued orders". */
const BEGUN =
  /\b(?:in[- ]flight|in (?:progress|transit|the queue|the middle of)|mid-\p{L}+|underway|already (?:\p{L}+ )?(?:queued|started|running|open|begun|submitted|accepted|migrating|moving)|(?:queued|pending|running|ongoing|unfinished|open|started|existing|current) (?!for |in |to )(?:\p{L}+ )?(?:sessions?|calls?|requests?|jobs?|runs?|builds?|orders?|connections?|uploads?|transfers?|transactions?|subscriptions?|contracts?|integrations?|clients?|installations?|deployments?|accounts?|licen[cs]es?|(?:billing )?(?:periods?|terms?|cycles?)|tasks?|streams?|batches))\b/iu;
/** Bringing back what has ended. */
const REVIVES =
  /\b(?:(?:can|could|may|might|will) (?:\p{L}+ ){0,3}(?:re-?activat|re-?enabl|re-?open|reinstat|resurrect|revive)(?:e|ed)?|(?:can|could|may|might) (?:\p{L}+ ){0,3}(?:switch|turn|bring|brought|roll|go|fall|move)(?:e?d|ed)? (?:\p{L}+ )?back|(?:can|could|may|might) (?:\p{L}+ ){0,2}(?:switch|turn|start)(?:ed)? (?:\p{L}+ )?(?:on |up )?again|(?:roll-?back|fall-?back|switch(?:ing)? back) (?:to (?:\p{L}+ ){1,4})?(?:is|stays|remains|will be) (?:still )?(?:possible|available))\b/iu;
const NOT = /\b(?:no|not|never|cannot|nothing|nobody|none|neither|nor|without|unless)\b|n['’]t\b/i;
/** What is kept for its owner is in use no longer; what is asked or bidden is no leave. */
const STORED =
  /\b(?:data|files?|cop(?:y|ies)|back-?ups of|records?|archives?|exports?|logs?|history|downloads?|documents?|invoices?|reports?|read(?:able|-only)?|keys?|tokens?|urls?|links?)\b/i;
/** The notice lets something go on, or brings it back. */
const STAYS =
  /\b(?:continu\w+|keeps?|kept|remains?|stays?|still|carr(?:y|ies) on|go(?:es)? on|unaffected|unchanged|not affected|finish(?:es|ed)?|complet\w+|honou?r\w*|accept\w*|again|back|re-?enabl\w+|re-?activat\w+|parallel|overlap\w*|until (?:it|they|you|their|your)|queued|in[- ]flight|existing|current|pending|running|exempt\w*|except\w*|grace|extension|until|till|may|reserv\w+)\b/iu;

/** So many characters of a clause or sentence are read. */
const LONGEST = 300;
const textOf = ({ plain }: Document, { start, end }: Range): string =>
  plain.slice(start, Math.min(end, start + LONGEST));

/** Whether a clause lets what ends go on behind its end, or brings it back. */
function goesOn(text: string): boolean {
  if (NOT.test(text)) return false;
  const serves = GOES_ON.exec(text);
  if (serves === null) return REVIVES.test(text);
  // "Until you are on 3.11": how long something is done, and nothing that goes on.
  const isBehind = (BEHIND.exec(text)?.index ?? -1) > serves.index;
  return BEGUN.test(text) || (isBehind && !STORED.test(text)) || REVIVES.test(text);
}

/** "It stays up as a safety net", "queued orders will still be processed", of which the notice has nothing. */
export function goingOn({ notice, output }: Ledger): InventedTime[] {
  const found = statementsIn(output).filter(
    ({ range, features, dates }) =>
      dates.length === 0 && !features.has('imperative') && !features.has('asks') && goesOn(textOf(output.doc, range)),
  );
  if (found.length === 0) return [];
  const staying = stayingWords(notice);
  const told = notice.doc.sentences.map(({ first, last }) => contentOf(notice.doc.tokens.slice(first, last)));
  const revived = notice.doc.sentences.flatMap((sentence, n) =>
    REVIVES.test(textOf(notice.doc, sentence)) ? [told[n]!] : [],
  );
  return found
    .filter(({ content, range }) => {
      const words = contentOf(content);
      // "They can be reactivated to retrieve their data", as the notice lets them.
      if (revived.length > 0 && isRevival(textOf(output.doc, range))) {
        const inside = output.doc.tokens.filter(({ start, end }) => start >= range.start && end <= range.end);
        if (revived.some((sentence) => commonWords(contentOf(inside), sentence) > 0)) return false;
      }
      // "Orders may be called back for a week", told as "orders can still be called back": put as the notice puts it.
      return commonWords(words, staying) === 0 && told.every((sentence) => commonWords(words, sentence) < 2);
    })
    .map(({ range }) => ({ fault: 'none', output: range, sure: true }));
}

const isRevival = (text: string): boolean => REVIVES.test(text) && !GOES_ON.test(text);

const contentOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ content, lemma }) => (content ? [lemma] : [])));

/** The words of all sentences of the notice in which something stays. */
function stayingWords({ doc }: Reading): ReadonlySet<string> {
  const words = new Set<string>();
  for (const sentence of doc.sentences) {
    const text = textOf(doc, sentence);
    if (!STAYS.test(text) || (STORED.test(text) && !BEGUN.test(text))) continue;
    for (const { content, lemma, lower } of doc.tokens.slice(sentence.first, sentence.last))
      if (content && !STAYS.test(lower)) words.add(lemma);
  }
  return words;
}
