import { predicateAt } from '../../facts/lifecycle/predicate.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';

const EVENT =
  /^(?:removal|retirement|shutdown|sunset|discontinuation|decommissioning|withdrawal|closure|switch-off|termination|end)$/;

const FACES = /^(?:faces?|facing|awaits?|awaiting)$/;
const SO_LONG =
  /^(?:in )?(?:an?|one|two|three|four|five|six|some|several|few|\d+) (?:(?:minor|major|more) )?(?:releases?|versions?|weeks?|months?|years?|days)\b/;
const DENIED = /^(?:no|any|without|not|if|should|unless|before|until)$/;

const NOTHING =
  /(?:^| )(?:not|never|nothing|none|no|longer|isn't|aren't)(?: (?:is|are|has|have|been|being|of|it|them|this|yet|currently|so|far))*$/;
const wordsOf = (tokens: Document['tokens'], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');

/** "removal is planned", "a shutdown has been announced", "scheduled for removal": what turns a mere warning into a schedule. */
export function plannedRemovals(doc: Document): Range[] {
  const found: Range[] = [];
  const { tokens } = doc;
  // "Removal in a future release", "in a later version"
  for (let i = 0; i + 3 < tokens.length; i++)
    if (
      EVENT.test(tokens[i]!.lower) &&
      /^(?:in|with)$/.test(tokens[i + 1]!.lower) &&
      /^(?:a|an|the|some)$/.test(tokens[i + 2]!.lower) &&
      /^(?:future|later|next|coming|upcoming|following|subsequent)$/.test(tokens[i + 3]!.lower) &&
      !DENIED.test(tokens[i - 1]?.lower ?? '')
    )
      found.push({ start: tokens[i]!.start, end: tokens[i + 3]!.end });
  // "Removal two minor releases from now"
  for (let i = 0; i + 2 < tokens.length; i++) {
    if (!EVENT.test(tokens[i]!.lower) || tokens[i]!.lower === 'end' || DENIED.test(tokens[i - 1]?.lower ?? ''))
      continue;
    const length = SO_LONG.exec(wordsOf(tokens, i + 1, i + 6));
    if (length && !isPromise(tokens, i + 1)) found.push({ start: tokens[i]!.start, end: tokens[i + 2]!.end });
  }
  for (let i = 2; i < tokens.length; i++)
    if (
      EVENT.test(tokens[i]!.lower) &&
      tokens[i - 1]!.lower === 'for' &&
      /^(?:scheduled|planned|slated|earmarked|marked|due)$/.test(tokens[i - 2]!.lower) &&
      // "Nothing is scheduled for removal"
      !NOTHING.test(wordsOf(tokens, Math.max(0, i - 6), i - 2))
    )
      found.push({ start: tokens[i - 2]!.start, end: tokens[i]!.end });
  // "Users of `a` face its retirement"
  for (let i = 2; i < tokens.length; i++) {
    const verb = /^(?:its|the|their|a)$/.test(tokens[i - 1]!.lower) ? i - 2 : i - 1;
    if (EVENT.test(tokens[i]!.lower) && FACES.test(tokens[verb]!.lower))
      found.push({ start: tokens[verb]!.start, end: tokens[i]!.end });
  }
  for (let i = 0; i + 2 < tokens.length; i++) {
    if (!EVENT.test(tokens[i]!.lower) || tokens[i]!.code) continue;
    if (/^(?:no|any|without|a|should)$/.test(tokens[i - 1]?.lower ?? '') && tokens[i - 1]!.lower !== 'a') continue;
    if (/^(?:no|any|without|not|if|should|unless)$/.test(tokens[i - 2]?.lower ?? '')) continue;
    for (let k = i + 1; k < i + 5 && k < tokens.length; k++) {
      const word = tokens[k]!.lower;
      if (
        /^(?:planned|scheduled|announced|coming|expected|intended|due|foreseen|follows|happens|imminent)$/.test(word) ||
        (/^(?:come|follow|happen|occur)$/.test(word) && tokens.slice(i + 1, k).some(({ lower }) => lower === 'will'))
      ) {
        // "removal announced 120 days ahead": a promise, and no plan.
        if (/^(?:announced|expected|come|follow)$/.test(word) && isPromise(tokens, k + 1)) break;
        found.push({ start: tokens[i]!.start, end: tokens[k]!.end });
        break;
      }
      if (
        !/^(?:is|are|has|have|been|being|now|already|still|also|of|it|the|will|soon|then|shortly)$/.test(word) &&
        !tokens[k]!.code
      )
        break;
    }
  }
  return found;
}

function isPromise(tokens: Document['tokens'], from: number): boolean {
  for (let k = from; k < from + 8 && k < tokens.length; k++)
    if (
      /^(?:ahead|beforehand|before|advance|earlier|least|notice|days|weeks|months|first|separately|prior)$/.test(
        tokens[k]!.lower,
      )
    )
      return true;
  return false;
}

const OVER = /^(?:already|gone|retired|removed|ended|stopped|discontinued|completed|done|passed)$/;
const NOUN =
  /^(?:removal|deleted|unavailable|available|retirement|retiring|shutdown|shutoff|sunset|discontinuation|decommissioning|withdrawal|closure|eol|switch|cut|cutoff|removed|retired|deadline|ends?|ending|leaving|going|goes|go|removes?|retires?|closes?|stops?|shuts?)$/;

/** A mark or the end of the text follows. */
const endsHere = ({ tokens, plain }: Document, k: number): boolean => {
  const next = tokens[k + 1];
  return next === undefined || /[.,;:)!?]/.test(plain.slice(tokens[k]!.end, next.start));
};

const WHOLE: Range = { start: 0, end: Number.MAX_SAFE_INTEGER };

/** Whether any word of a text, or of a part of it, tells of an end: the last resort before calling a fate lost. */
export function namesRemoval(
  doc: Document,
  which: 'over' | 'any',
  within: Range = WHOLE,
  except: readonly Range[] = [],
): boolean {
  const pattern = which === 'over' ? OVER : NOUN;
  return doc.tokens.some((token, k) => {
    if (token.code || token.start < within.start || token.end > within.end) return false;
    if (except.some(({ start, end }) => token.start >= start && token.end <= end)) return false;
    if (!pattern.test(token.lower)) return false;
    // "Will be stopped before long"
    if (which === 'over') return !/^(?:be|being)$/.test(doc.tokens[k - 1]?.lower ?? '');
    if (/^(?:deadline)$/.test(token.lower)) return false;
    // "Not available after it"
    if (token.lower === 'available')
      return (
        doc.tokens[k - 1]?.lower === 'not' && /^(?:after|from|beyond|past|once)$/.test(doc.tokens[k + 1]?.lower ?? '')
      );
    // "8.0.0: deleted", "deleted in 8.0.0"; but data is deleted, too
    if (token.lower === 'deleted')
      return doc.tokens.slice(Math.max(0, k - 2), k + 3).some(({ text }) => /^v?\d+\.\d/.test(text));
    // "Parties end at 8 players"
    if (
      /^ends?$/.test(token.lower) &&
      predicateAt(doc.tokens, k, doc.tokens.length) === undefined &&
      doc.tokens[k + 1]?.lower === 'at'
    )
      return false;
    if (/^(?:switch|cut)$/.test(token.lower)) return doc.tokens[k + 1]?.lower === 'off';
    // "Soon, as it is going"
    if (token.lower === 'going' && /^(?:is|are|it's|they're)$/.test(doc.tokens[k - 1]?.lower ?? '') && endsHere(doc, k))
      return true;
    if (/^(?:goes|go|going)$/.test(token.lower))
      return /^(?:away|dark|offline|in|with)$/.test(doc.tokens[k + 1]?.lower ?? '');
    if (token.lower === 'shut' || token.lower === 'shuts') return /^(?:down|off)$/.test(doc.tokens[k + 1]?.lower ?? '');
    return true;
  });
}
