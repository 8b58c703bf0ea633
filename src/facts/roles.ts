import type { Document } from '../text/document.ts';
import { readLife } from './lifecycle/statements.ts';
import type { Reading } from './read.ts';
import type { Feature, Statement } from './statements.ts';

/** What a clause does in a notice, as far as the rules tell its loss apart. */
export type Role = 'lifecycle' | 'audience' | 'step' | 'reason' | 'fact' | 'none';

/** Gives each statement its role. One pass; looks at neighbours in the same sentence and at the heading above. */
export function rolesOf({ doc, facts }: Reading, statements: readonly Statement[]): Role[] {
  const leaving = new Set<number>();
  for (const life of readLife(doc, facts.dates))
    if (!life.aside && !life.partial && !life.dependent && life.fate !== 'spared') leaving.add(life.clause);
  return statements.map((statement, i) => {
    const role = roleOf(doc, statements, statement, i);
    const { features } = statement;
    const telling = [
      'exemption@named',
      'stay@named',
      'kind:period',
      'kind:limit',
      'kind:data',
      'kind:lead-time',
    ] as const;
    return role === 'fact' && leaving.has(statement.index) && !telling.some((kind) => features.has(kind))
      ? 'lifecycle'
      : role;
  });
}

/** What a colon may explain: something asked, forbidden, refused or bounded. */
const CONSTRAINT: readonly Feature[] = ['cue:must', 'cue:only', 'cue:negation', 'cue:refuse', 'cue:limit'];

/** What follows from a constraint: something that users have to do, cannot do, or lose. */
const BINDING: readonly Feature[] = [
  'cue:must',
  'cue:negation',
  'imperative',
  'cue:refuse',
  'cue:lose',
  'cue:step',
  'cue:may',
  'kind:difference',
];

function roleOf(doc: Document, statements: readonly Statement[], statement: Statement, i: number): Role {
  const { features: f, clause } = statement;
  if (statement.content.length === 0 || f.has('salutation') || f.has('mail-header') || f.has('heading')) return 'none';
  if (f.has('filler')) return 'none';
  const has = (...names: Feature[]): boolean => names.some((name) => f.has(name));
  const next = neighbour(statements, i, 1);
  const previous = neighbour(statements, i, -1);
  const sentence = doc.sentences[clause.sentence]!;
  const block = doc.blocks[sentence.block]!;
  const heading =
    block.under === undefined ? '' : doc.plain.slice(doc.blocks[block.under]!.start, doc.blocks[block.under]!.end);
  const underWhy =
    /^(?:why|reason|background|rationale)\b/i.test(heading) ||
    /^why\b|^(?:the )?(?:reason|background|rationale)\b/i.test(doc.plain.slice(block.start, block.start + 24));
  const business =
    has('cue:business', 'cue:emotion') &&
    !has('cue:technical', 'kind:reason-law', 'kind:reason-expiry', 'kind:reason-supplier', 'kind:reason-security');
  const grounds = has(
    'kind:reason-law',
    'kind:reason-expiry',
    'kind:reason-supplier',
    'kind:reason-clash',
    'kind:reason-security',
  );
  if (has('kind:pointer', 'kind:telemetry') || (f.has('asks') && !has('cue:you'))) return 'none';
  const strong = has(
    'kind:period',
    'kind:lead-time',
    'kind:limit',
    'exemption@named',
    'exemption@none',
    'kind:data',
    'cue:only',
  );
  // "with two deliberate exceptions": only counts what follows.
  const contrasted = f.has('contrasted');
  if (f.has('verbless') && !contrasted && f.has('counts') && statement.amounts.length === 0 && !f.has('identifier'))
    return 'none';
  // "has been up since 2014", "in use for ten years": history.
  if (f.has('history') && !has('exemption@named', 'kind:data', 'cue:must')) return 'none';
  if (f.has('lead-in') && (!strong || statement.content.length <= 2)) return f.has('imperative') ? 'step' : 'none';
  // Titles, signatures, lead-ins: no verb, and nothing that tells.
  if (
    f.has('verbless') &&
    !strong &&
    !contrasted &&
    !has('kind:difference', 'kind:reason-law', 'identifier', 'quantity', 'because')
  )
    return 'none';
  // "It keeps working", "It is still going away": told by the situation of the thing.
  if (has('stay@pronoun') && (statement.content.length <= 2 || f.has('until')) && !strong) return 'lifecycle';
  if (f.has('or') && !strong) return 'none';
  if (f.has('purpose') && !strong && !has('cue:may', 'cue:must', 'cue:refuse')) return 'none';
  if (has('condition@you') && statement.content.length <= 1) return 'none';
  // A sentence without a verb in running text is colour: "Fourteen months, 212 pull requests and a lot of tea."
  if (
    f.has('verbless') &&
    block.kind === 'paragraph' &&
    !f.has('bracketed') &&
    clause.lead === '' &&
    !has('cue:only', 'cue:negation', 'identifier', 'cue:limit', 'kind:exemption')
  )
    return 'none';
  // "From that moment on, these versions no longer reach our service": the removal itself.
  if (
    /^(?:from (?:that|then)|after (?:that|this|then)|afterwards|thereafter)\b/i.test(
      doc.plain.slice(clause.start, clause.start + 16),
    ) &&
    has('cue:negation', 'cue:refuse') &&
    !strong &&
    !has('kind:data')
  )
    return 'lifecycle';
  // "where a poll returned one", "whereas Classic kept them": the old side of a contrast.
  if (/^(?:where|whereas|while|which)$/.test(clause.lead) && (f.has('past') || pastOnly(doc, statement))) return 'none';
  if (clause.lead === 'whereas' && !has('future') && !/\b(?:new|now)\b/.test(doc.plain.slice(clause.start, clause.end)))
    return 'none';
  // "You are receiving this because your project called it": who, not why.
  const lead = statements[firstOf(statements, i)]!;
  if (lead !== statement && lead.features.has('kind:telemetry')) return 'audience';
  // "30 minutes (v2: 2 hours)": the old side again.
  if (
    f.has('bracketed') &&
    clause.lead === ':' &&
    previous?.features.has('bracketed') &&
    previous.content.length <= 2 &&
    statement.content.length <= 2
  )
    return 'none';
  // "because everybody was at home, and we built it in eleven days": history, whatever leads it in.
  const told = has('cue:company') && !has('cue:technical') && isPast(doc, statement);
  if (told && (f.has('because') || f.has('next-so') || previous?.features.has('because'))) return 'none';
  // "because X", "since X": the reason itself.
  if (f.has('because')) return business ? 'none' : 'reason';
  // The tail of a reason: "because X, which Y", "since X and Y".
  if (
    previous &&
    !f.has('imperative') &&
    !has('cue:you') &&
    /^(?:and|which|or|who|that|whose|no|the|whereas|while|it|they|where)$/.test(clause.lead) &&
    roleOf(doc, statements, previous, i - 1) === 'reason' &&
    !previous.features.has('next-so')
  )
    return 'reason';
  // "X, so Y": X is the reason of Y, where Y binds somebody.
  const thin = statement.content.length <= 2 && has('difference@pronoun', 'stay@pronoun');
  const binds = next !== undefined && BINDING.some((mark) => next.features.has(mark));
  if (
    next &&
    binds &&
    next.features.has('so') &&
    !next.features.has('kind:exemption') &&
    !f.has('imperative') &&
    !thin &&
    !(f.has('date') && has('cue:lifecycle', 'difference@named'))
  )
    return business ? 'none' : 'reason';
  if (underWhy)
    return business
      ? 'none'
      : grounds || has('cue:negation', 'cue:must', 'cue:technical', 'cue:refuse', 'cue:lose')
        ? 'reason'
        : 'none';
  // "This step is required" speaks of the step before it; "Should you need help, …" asks for nothing.
  const opening = doc.tokens[clause.first]!.lower;
  if (
    has('cue:must') &&
    !has('must-step') &&
    !f.has('imperative') &&
    /^(?:this|these|that|it|all|both)$/i.test(opening) &&
    statement.content.length <= 3 &&
    !has('identifier')
  )
    return 'none';
  if (opening === 'should' && has('cue:contact')) return 'none';
  if (
    f.has('imperative') ||
    (has('cue:must') &&
      (has('cue:you', 'must-step') ||
        /\bbefore (?:you|the first|your|upgrading|switching|moving)\b/.test(
          doc.plain.slice(clause.start, clause.end),
        )) &&
      !has('cue:company', 'kind:exemption'))
  )
    return 'step';
  // "v4 accepts numbers only: names occur in several countries", "You must create a token; the hub refuses shared ones".
  const bound =
    previous !== undefined &&
    !f.has('verbless') &&
    !has('date', 'cue:you', 'identifier', 'kind:exemption', 'kind:stay', 'kind:period', 'kind:data', 'kind:limit');
  if (
    bound &&
    clause.lead === ':' &&
    !business &&
    CONSTRAINT.some((mark) => previous.features.has(mark)) &&
    previous.content.length > 1
  )
    return 'reason';
  if (
    bound &&
    clause.lead === ';' &&
    !business &&
    previous.features.has('cue:must') &&
    has('cue:refuse', 'cue:negation', 'cue:technical')
  )
    return 'reason';
  // "A key is required: the licence obliges us …", "This is mandatory: …".
  if (
    clause.lead === ':' &&
    !business &&
    previous &&
    !has('date') &&
    (previous.features.has('cue:must') ||
      (has('kind:reason-clash', 'cue:only', 'cue:technical') && previous.content.length > 2))
  )
    return 'reason';
  if (isAudience(doc, statement)) return 'audience';
  if (f.has('until') || has('cue:limit', 'kind:telemetry')) return 'fact';
  if (
    grounds &&
    (!f.has('date') || f.has('kind:reason-expiry')) &&
    (has('kind:reason-law', 'kind:reason-expiry', 'kind:reason-supplier') || has('kind:reason-security')) &&
    !has('kind:exemption', 'kind:period', 'kind:data', 'kind:limit')
  )
    return 'reason';
  // "`hk_` keys cannot be used with v3, whose gateway verifies an expiry time": why they cannot.
  if (
    previous &&
    /^(?:whose|which)$/.test(clause.lead) &&
    previous.features.has('cue:negation') &&
    has('cue:technical') &&
    !has('cue:you') &&
    !strong
  )
    return 'reason';
  // A duty, and in the next sentence what makes it one: "Tickets have to be reissued. The scanner checks a signature, …"
  if (
    has('cue:technical', 'kind:reason-clash') &&
    !has('cue:you', 'date', 'kind:exemption', 'kind:stay', 'kind:data', 'kind:period', 'kind:limit', 'cue:must') &&
    explainsDuty(doc, statements, i)
  )
    return 'reason';
  // A reason goes on: "Payroll law requires a seal. The old schema has no element that could hold one."
  const before = statements[i - 1];
  if (
    before &&
    f.has('cue:negation') &&
    !strong &&
    !has('cue:you', 'date', 'kind:exemption', 'kind:stay') &&
    before.clause.sentence === clause.sentence - 1 &&
    doc.sentences[before.clause.sentence]!.block === sentence.block &&
    before.features.has('kind:reason-law')
  )
    return 'reason';
  if (/^(?:so|hence|therefore|thus)$/.test(clause.lead)) return has('cue:company') || !strong ? 'none' : 'fact';
  if (
    has('cue:lifecycle') &&
    (f.has('date') || has('cue:company') || f.has('future') || f.has('verbless')) &&
    !has('exemption@named', 'kind:period', 'kind:limit', 'kind:data')
  )
    return 'lifecycle';
  return 'fact';
}

/** True where the sentence before, in the same paragraph, says what users have to do, and this one denies something. */
function explainsDuty(doc: Document, statements: readonly Statement[], i: number): boolean {
  const { sentence } = statements[i]!.clause;
  const here = doc.sentences[sentence]!;
  const before = doc.sentences[sentence - 1];
  if (before === undefined || before.block !== here.block) return false;
  const first = firstOf(statements, i);
  let denied = false;
  for (let k = first; k < statements.length && statements[k]!.clause.sentence === sentence; k++)
    denied ||= statements[k]!.features.has('cue:negation') || statements[k]!.features.has('cue:only');
  if (!denied) return false;
  for (let k = first - 1; k >= 0 && statements[k]!.clause.sentence === sentence - 1; k--)
    if (statements[k]!.features.has('cue:must')) return true;
  return false;
}

/** The first statement of the sentence that statement `i` stands in. */
function firstOf(statements: readonly Statement[], i: number): number {
  let first = i;
  while (first > 0 && statements[first - 1]!.clause.sentence === statements[i]!.clause.sentence) first--;
  return first;
}

/** A simple past and nothing in the present. */
function isPast(doc: Document, { clause }: Statement): boolean {
  const tokens = doc.tokens.slice(clause.first, clause.last);
  return (
    tokens.some((t) =>
      /^(?:was|were|had|did|built|made|wrote|began|came|became|went|took|gave|found|kept|left|sold|sent|told|thought|grew|ran|saw|held|put|knew|\p{Ll}{3,}ed)$/u.test(
        t.lower,
      ),
    ) &&
    !tokens.some(
      (t) => /^(?:is|are|has|have|can|cannot|will|must|may|do|does|no)$/.test(t.lower) || t.lower.endsWith("n't"),
    )
  );
}

function pastOnly(doc: Document, { clause }: Statement): boolean {
  const tokens = doc.tokens.slice(clause.first, clause.last);
  return (
    tokens.some((t) =>
      /^(?:kept|sent|took|gave|used|returned|accepted|allowed|held|had|was|were|left|ran|got)$/.test(t.lower),
    ) && !tokens.some((t) => /^(?:is|are|has|have|can|will|must|may)$/.test(t.lower))
  );
}

/** "All customers on every plan are affected", "This concerns teams that …": who, not what. */
function isAudience(doc: Document, statement: Statement): boolean {
  if (statement.features.has('kind:exemption')) return false;
  return (
    statement.content.length > 0 &&
    doc.tokens
      .slice(statement.clause.first, statement.clause.last)
      .some((t) => /^(?:affects?|affected|concerns?|concerned|impacts?|impacted)$/.test(t.lower))
  );
}

function neighbour(statements: readonly Statement[], i: number, step: number): Statement | undefined {
  const other = statements[i + step];
  return other && other.clause.sentence === statements[i]!.clause.sentence ? other : undefined;
}
