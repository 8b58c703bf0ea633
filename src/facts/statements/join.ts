import type { Document } from '../../text/document.ts';
import type { Feature, Statement } from '../statements.ts';
import { kindsOf } from './kinds.ts';

/** "Contracts for lift lines (code FX-L) are exempt": what follows the bracket completes what stood before it. */
export function joinAroundBrackets(doc: Document, statements: Statement[]): void {
  for (let i = 2; i < statements.length; i++) {
    const tail = statements[i]!;
    if (tail.clause.lead !== ')' || tail.clause.bracketed) continue;
    let h = i - 1;
    while (h >= 0 && statements[h]!.clause.bracketed && statements[h]!.clause.sentence === tail.clause.sentence) h--;
    const head = statements[h];
    if (h < 0 || h === i - 1 || head!.clause.sentence !== tail.clause.sentence) continue;
    if (isEnumerator(doc, statements.slice(h + 1, i))) {
      statements[i] = asDuty(tail, statements.slice(Math.max(0, h - LEAD_INS), h + 1));
      statements[i - 1] = { ...statements[i - 1]!, content: [] };
      // "The declarant must (a) …": it only leads in.
      if (/\b(?:must|shall|to)$/.test(doc.plain.slice(head!.range.start, head!.range.end)))
        statements[h] = { ...head!, features: new Set([...head!.features, 'lead-in']) };
      continue;
    }
    if (/[,;:.]|\s[–—-]\s/.test(doc.plain.slice(statements[i - 1]!.range.end, tail.range.start))) continue;
    // A short bracket ("tariff code FX-L") belongs to what it stands behind.
    const aside = statements.slice(h + 1, i).filter(({ content }) => content.length <= 3);
    const merged: Statement = {
      ...tail,
      range: { start: head!.range.start, end: tail.range.end },
      content: [...head!.content, ...aside.flatMap(({ content }) => content), ...tail.content],
      amounts: [...head!.amounts, ...tail.amounts],
      dates: [...head!.dates, ...tail.dates],
      phrasal: new Map([...head!.phrasal, ...tail.phrasal]),
      features: new Set([...head!.features, ...tail.features]),
    };
    if (!head!.features.has('imperative')) (merged.features as Set<Feature>).delete('imperative');
    for (const kind of kindsOf(doc, merged)) (merged.features as Set<Feature>).add(`kind:${kind}`);
    for (const size of ['one-word', 'two-words'] as const)
      if (merged.content.length > 2) (merged.features as Set<Feature>).delete(size);
    statements[i] = merged;
    for (const short of aside)
      statements[statements.indexOf(short)] = { ...short, content: [], amounts: [], dates: [] };
    statements[h] = { ...head!, content: [], amounts: [], dates: [], features: new Set(['one-word']) };
  }
}

/** "Providers shall (a) enrol a certificate and (b) obtain a consent": a bracket that counts, and parts two statements. */
const isEnumerator = (doc: Document, brackets: readonly Statement[]): boolean =>
  brackets.length === 1 &&
  /^(?:[a-h]|[ivx]{1,4}|\d)$/i.test(doc.plain.slice(brackets[0]!.range.start, brackets[0]!.range.end));

/** So many clauses before the first bracket may stand between the duty and what is counted. */
const LEAD_INS = 3;

/** What is counted is as much of a duty as what leads it in. */
function asDuty(tail: Statement, before: readonly Statement[]): Statement {
  // "Partners shall, prior to the day, (a) …"
  const duty = before.some(
    ({ clause, features }) => clause.sentence === tail.clause.sentence && features.has('cue:must'),
  );
  return duty ? { ...tail, features: new Set([...tail.features, 'cue:must', 'must-step']) } : tail;
}

/** "Customers keep their models until the contract ends" is one statement. */
export function joinUntil(statements: Statement[]): void {
  for (let i = 1; i < statements.length; i++) {
    const tail = statements[i]!;
    const head = statements[i - 1]!;
    if (tail.clause.lead !== 'until' || head.clause.sentence !== tail.clause.sentence || head.content.length === 0)
      continue;
    const features = new Set([...head.features, 'until' as const]);
    if (tail.features.has('date')) features.add('date');
    const merged: Statement = {
      ...head,
      range: { start: head.range.start, end: tail.range.end },
      content: [...head.content, ...tail.content],
      amounts: [...head.amounts, ...tail.amounts],
      dates: [...head.dates, ...tail.dates],
      phrasal: new Map([...head.phrasal, ...tail.phrasal]),
      features,
    };
    for (const size of ['one-word', 'two-words'] as const) if (merged.content.length > 2) features.delete(size);
    statements[i - 1] = merged;
    statements[i] = { ...tail, content: [], amounts: [], dates: [], features: new Set(['one-word']) };
  }
}
