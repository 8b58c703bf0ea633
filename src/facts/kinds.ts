import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';
import { isNegative } from './cues.ts';
import type { Statement } from './statements.ts';

/** What a statement tells, by its grammar. A statement may tell several things or none. */
export type Kind =
  /** Somebody or something is not affected, may stay, or need do nothing. */
  | 'exemption'
  /** Something stays as it is, goes on, or happens by itself. */
  | 'stay'
  /** A span of time: retention, support, dual running, expiry. */
  | 'period'
  /** A promise to tell ahead of time. */
  | 'lead-time'
  /** A quantity that bounds: at most, up to, limited to. */
  | 'limit'
  /** What befalls data, files or settings. */
  | 'data'
  /** Something that the new way does otherwise, lacks, or asks for. */
  | 'difference'
  | 'condition'
  /** Why: "because", "so", a law, an expiry, a third party, an incompatibility, an attack. */
  | 'reason-stated'
  | 'reason-law'
  | 'reason-expiry'
  | 'reason-supplier'
  | 'reason-clash'
  | 'reason-security'
  /** Points at a page and says nothing else. */
  | 'pointer'
  /** Says who gets this message, or why. */
  | 'telemetry';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map((word) => lemma(word)));

const AFFECT = words(
  'affect affected concern concerned touch touched impact impacted involve apply applies cover hit mean change',
);
const EXEMPT = words(
  'unaffected exempt exempted except excepted excluding exclude excluded untouched spared unchanged exemption grandfathered',
);
const ACT = words('do change act action nothing migrate move update upgrade attention anything work step touch');
const STAY = words('keep stay remain continue retain survive unchanged go carry last');
const STAYS_AS = words(
  'use work run function available as valid same working open visible readable usable place free receive get build serve resolve possible',
);
const LOSE = words(
  'delete erase remove purge wipe lose discard drop destroy pause overwrite cancel convert move anonymise archive keep retain preserve store download export carry transfer migrate import refund credit forward redirect back restore transferable',
);
const DATA = words(
  'data file files record history archive export backup content photo message report log logs dump copy snapshot setting settings account credit balance licence licenses link links document entry entries note notes project boards board rule rules schedule schedules image images key keys token tokens id ids session history attachment mailbox fax recording database volume bucket event events permission webhook',
);
const BOUND = words('limit limited maximum max minimum up cap restrict exceed only per fewer above below over under');
const LACK = words(
  'without lack lacks no not none never ignore reject refuse drop omit leave miss absent unsupported incompatible lose neither nor',
);
const NEEDS = words('need needs require requires must expect expects demand');
const NEW_SIDE = words(
  'instead rather whereas unlike than default differ differs different differently now otherwise asynchronous asynchronously longer format becomes rename renamed called',
);
const LAW = words(
  'law legal legislation act regulation regulator directive statute gdpr rule rules authority authorities licence license standard certified compliance policy scheme contract sanctions court treaty mandate audit auditor',
);
const OBLIGE = words('require oblige demand forbid prohibit ban allow accept mandate permit must no not');
const EXPIRE = words('expire expires expiry lapse run out renew renewed renewal extend extended end');
const EXPIRING = words('certificate licence license lease contract agreement key patent root signature support');
const SUPPLIER = words(
  'vendor supplier operator upstream provider partner maker manufacturer third party regulator bank carrier project browser store network apple google microsoft',
);
const CEASE = words('stop cease close end shut discontinue withdraw turn block drop retire remove sign publish issue');
const CLASH = words(
  'incompatible incompatibility mix mixed convert converted compare compared comparable reuse reused share shared reconcile translate carry transfer combine verify decode decrypt read understand pair execute run load support',
);
const CANNOT = words('impossible not no without lack neither nor incompatible only nothing');
const ATTACK = words(
  'forge forged intercept intercepted attack attacker exploit vulnerability vulnerable flaw insecure unsafe leak leaked steal stolen replay collide collision weak broken spoof unsalted unencrypted plaintext guess brute cheap read tamper downgrade',
);
const POINT = words(
  'guide documentation docs page instruction walkthrough detail notes more read learn see reference faq article information handbook help checklist workbook wiki explain describe list find post tutorial',
);

const anyOf = (tokens: readonly Token[], set: ReadonlySet<string>): boolean =>
  tokens.some((token) => set.has(token.lemma) && !token.code);

/** Reads the kinds of one statement. Linear in its length. */
export function kindsOf(doc: Document, statement: Statement): Kind[] {
  const kinds: Kind[] = [];
  const { start, end } = statement.range;
  let first = statement.clause.first;
  while (first > 0 && doc.tokens[first - 1]!.start >= start) first--;
  const tokens = doc.tokens.slice(first, statement.clause.last).filter((token) => token.end <= end);
  const f = statement.features;
  const negated = f.has('cue:negation');
  const needless = tokens.some(
    (t, k) =>
      /^(?:need|needs|have|has|must|required|necessary|needed)$/.test(t.lower) &&
      tokens.slice(Math.max(0, k - 3), k + 4).some((o) => /^(?:not|no|nothing|neither|never)$|n't$/.test(o.lower)),
  );
  const duration = f.has('duration');
  const stays = anyOf(tokens, STAY);
  if (
    (negated && anyOf(tokens, AFFECT) && !f.has('imperative')) ||
    anyOf(tokens, EXEMPT) ||
    (needless && anyOf(tokens, ACT)) ||
    (tokens.some((t) => t.lower === 'nothing') && anyOf(tokens, ACT)) ||
    (f.has('cue:may') && !negated && tokens.some((t) => /^(?:until|through)$/.test(t.lower)))
  )
    kinds.push('exemption');
  else if (
    (stays &&
      !f.has('imperative') &&
      (anyOf(tokens, STAYS_AS) || f.has('cue:may') || statement.clause.lead !== 'until')) ||
    tokens.some((t) => /^(?:automatically|already)$/.test(t.lower))
  )
    kinds.push('stay');
  const governed =
    tokens.some((t) =>
      /^(?:for|within|until|after|in|of|per|every|least|most|than|over|during|to|another|grace|notice)$/.test(t.lower),
    ) || f.has('bracketed');
  if (duration && (governed || !f.has('verbless')) && !tokens.some((t) => /^(?:last|past)$/.test(t.lower))) {
    const ahead = tokens.some(
      (t) =>
        /^(?:ahead|advance|notice|beforehand|earlier|before|prior)$/.test(t.lower) ||
        t.lower === "months'" ||
        t.lower === "weeks'" ||
        t.lower === "days'",
    );
    kinds.push(
      ahead &&
        tokens.some(
          (t, k) => t.lower === 'least' || t.lower === 'notice' || (k > 0 && /^(?:ahead|advance)$/.test(t.lower)),
        )
        ? 'lead-time'
        : 'period',
    );
  }
  if (
    (f.has('quantity') || tokens.some((t) => /^\d+$/.test(t.lemma))) &&
    (anyOf(tokens, BOUND) || tokens.some((t, k) => /^(?:most|least)$/.test(t.lower) && tokens[k - 1]?.lower === 'at'))
  )
    kinds.push('limit');
  if (anyOf(tokens, DATA) && anyOf(tokens, LOSE) && !f.has('imperative')) kinds.push('data');
  const contrast = anyOf(tokens, NEW_SIDE);
  if (
    !f.has('imperative') &&
    (contrast ||
      ((anyOf(tokens, LACK) || tokens.some((t) => isNegative(t.lower))) && !kinds.includes('exemption')) ||
      (anyOf(tokens, NEEDS) && !f.has('cue:you') && !needless))
  )
    kinds.push('difference');
  if (/^(?:if|unless|provided)$/.test(statement.clause.lead) || /^(?:if|unless|only)$/.test(tokens[0]?.lower ?? ''))
    kinds.push('condition');
  if (
    /^(?:because|since|as)$/.test(statement.clause.lead) ||
    f.has('next-so') ||
    tokens.some((t) => /^(?:therefore|reason)$/.test(t.lower))
  )
    kinds.push('reason-stated');
  if (anyOf(tokens, LAW) && anyOf(tokens, OBLIGE)) kinds.push('reason-law');
  if (anyOf(tokens, EXPIRING) && anyOf(tokens, EXPIRE) && (negated || !duration)) kinds.push('reason-expiry');
  if (anyOf(tokens, SUPPLIER) && (anyOf(tokens, CEASE) || negated)) kinds.push('reason-supplier');
  if (anyOf(tokens, CLASH) && (anyOf(tokens, CANNOT) || tokens.some((t) => isNegative(t.lower))))
    kinds.push('reason-clash');
  if (anyOf(tokens, ATTACK)) kinds.push('reason-security');
  const meaty = statement.content.filter((t) => !t.url && !POINT.has(t.lemma));
  if (anyOf(tokens, POINT) && meaty.length <= 1 && !f.has('identifier')) kinds.push('pointer');
  if (
    tokens.some((t) => /^(?:receive|receiving|getting)$/.test(t.lower)) &&
    tokens.some((t) => /^(?:message|email|mail|e-mail|notice|this|letter)$/.test(t.lower)) &&
    f.has('cue:you')
  )
    kinds.push('telemetry');
  return kinds;
}
