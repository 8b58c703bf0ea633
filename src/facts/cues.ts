import { lemma } from '../text/lemma.ts';

/** Closed families of words that tell what a clause does. Words, not phrases; compared by lemma. */
const family = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => lemma(word)),
  );

/** Verbs that tell users what to do, in their base form. */
export const STEPS =
  'do go try test verify rotate re-register re-pair reinstall reset recompile link unlink migrate retrain recreate clear activate deactivate archive notify tell inform monitor watch avoid plan wire map migrate update upgrade switch replace move rewrite create rotate add set regenerate opt audit test contact request fill consult remove decrypt export download install run use call register verify change choose open select enable configure point send convert rebuild redeploy copy save delete make ensure check put take turn apply ask get append expand pass press click tap write read drop purge re-embed connect order return book review poll fetch retrain store keep restart reconnect log sign subscribe unsubscribe pin renew swap import adapt adjust prefer submit transfer allocate recreate wrap wait find confirm cancel stop edit allow increase raise lower regenerate resubmit enter insert mark schedule send upload pair plan let give follow reissue include exclude accept declare specify provide pay settle';

export const CUES = {
  negation: family('not no never without neither nor none nothing nobody lack impossible'),
  only: family('only solely exclusively just'),
  limit: family('limit limited maximum max minimum up cap restrict exceed quota limitation'),
  must: family('must required mandatory necessary obliged obligatory essential compulsory'),
  may: family('may can could able possible allow permit optional'),
  exempt: family(
    'unaffected exempt exempted except exception exclude excluded apart spare untouched affect affected concern concerned impact impacted touch apply applies involve unchanged',
  ),
  keep: family('keep remain stay continue retain preserve still survive persist maintain unchanged kept hold'),
  lose: family('delete erase remove purge wipe lose discard drop destroy pause lock overwrite invalidate revoke'),
  refuse: family('reject refuse deny ignore block fail accept support disallow forbid prohibit ban'),
  data: family(
    'data file files record history archive export backup content photo message report log dump copy copies snapshot setting configuration account credit balance licence',
  ),
  difference: family(
    'differ different instead rather unlike whereas than default new asynchronous asynchronously longer now format return deliver include behave change rename become replace',
  ),
  condition: family('if unless provided when where whether case otherwise once'),
  reason: family('because since as so therefore hence thus reason why due owing'),
  technical: family(
    'certificate expire security secure vulnerability flaw patch law legal regulation regulator act directive compliance licence standard protocol format signature sign key encrypt encryption cipher incompatible compatible algorithm hash collision forge intercept attack kernel firmware hardware driver abi architecture field schema parse decrypt unsalted upstream vendor supplier operator third-party browser bank escrow authentication audit auditor frequency network bind bound store memory dimension vector space token collide exploit leak decode checksum precision',
  ),
  business: family(
    'focus concentrate simplify streamline consolidate modernise invest energy effort cost costly strategy strategic vision roadmap portfolio lineup experience serve priority prioritise innovate innovation improve popular usage adoption few feedback sharpen complexity maintain maintaining expensive future faster better resources tidy clean',
  ),
  emotion: family(
    'love happy excited thrilled proud sorry apologise apology regret thank thanks grateful gratitude hope enjoy welcome sad fond fondly delight delighted glad forward appreciate inconvenience patience loyalty trust amazing awesome wonderful great fantastic beloved sentimental wait exciting cheer luck goodbye journey celebrate adore favourite bittersweet',
  ),
  lifecycle: family(
    'deprecate deprecated remove retire sunset shut discontinue decommission disable withdraw end stop cease close terminate switch turn phase wind eol removal retirement shutdown',
  ),
  company: family('we our us team company engineer'),
  you: family('you your yours'),
  contact: family(
    'question contact support help forum webinar newsletter blog follow slack reach team desk ticket status community feedback unsubscribe',
  ),
  telemetry: family('receive receiving message email mail notice because'),
  history: family(
    'launch launched ago founded first back introduce introduced shipped anniversary since began started born decade years',
  ),
  posted: family('post posted update updated publish published version'),
  encourage: family('recommend encourage start early soon today wait begin sooner now leave minute urge advise don’t'),
  step: family(STEPS),
  bare: family('deprecated removed overview migration timeline background details guide why what how when who'),
} as const;

/** Negated auxiliaries: their lemma is that of the auxiliary, so they are told by their form. */
export const isNegative = (lower: string): boolean => lower === 'cannot' || lower === 'unable' || lower.endsWith("n't");

export type Cue = keyof typeof CUES;
