import { lemma } from '../../text/lemma.ts';

/** Verbs that tell users what to do, in their base form. */
export const STEPS =
  'do go try test verify rotate re-register re-pair reinstall reset recompile link unlink migrate retrain recreate clear activate deactivate archive notify tell inform monitor watch avoid plan wire map migrate update upgrade switch replace move rewrite create rotate add set regenerate opt audit test contact request fill consult remove decrypt export download install run use call register verify change choose open select enable configure point send convert rebuild redeploy copy save delete make ensure check put take turn apply ask get append expand pass press click tap write read drop purge re-embed connect order return book review poll fetch retrain store keep restart reconnect log sign subscribe unsubscribe pin renew swap import adapt adjust prefer submit transfer allocate recreate wrap wait find confirm cancel stop edit allow increase raise lower regenerate resubmit enter insert mark schedule send upload pair plan let give follow reissue include exclude accept declare specify provide pay settle';

/**
 * Closed families of words that tell what a clause does: words, never phrases, compared by lemma. A word may belong to
 * several. The first group are marks that the fitted table weighs; the second make up the kinds of `statements/kinds.ts`.
 */
const MARKS = {
  negation: 'not no never without neither nor none nothing nobody lack impossible',
  only: 'only solely exclusively just',
  limit: 'limit limited maximum max minimum up cap restrict exceed quota limitation',
  must: 'must required mandatory necessary obliged obligatory essential compulsory',
  may: 'may can could able possible allow permit optional',
  exempt:
    'unaffected exempt exempted except exception exclude excluded apart spare untouched affect affected concern concerned impact impacted touch apply applies involve unchanged',
  keep: 'keep remain stay continue retain preserve still survive persist maintain unchanged kept hold',
  lose: 'delete erase remove purge wipe lose discard drop destroy pause lock overwrite invalidate revoke',
  refuse: 'reject refuse deny ignore block fail accept support disallow forbid prohibit ban',
  data: 'data file files record history archive export backup content photo message report log dump copy copies snapshot setting configuration account credit balance licence',
  difference:
    'differ different instead rather unlike whereas than default new asynchronous asynchronously longer now format return deliver include behave change rename become replace',
  condition: 'if unless provided when where whether case otherwise once',
  reason: 'because since as so therefore hence thus reason why due owing',
  technical:
    'certificate expire security secure vulnerability flaw patch law legal regulation regulator act directive compliance licence standard protocol format signature sign key encrypt encryption cipher incompatible compatible algorithm hash collision forge intercept attack kernel firmware hardware driver abi architecture field schema parse decrypt unsalted upstream vendor supplier operator third-party browser bank escrow authentication audit auditor frequency network bind bound store memory dimension vector space token collide exploit leak decode checksum precision',
  business:
    'focus concentrate simplify streamline consolidate modernise invest energy effort cost costly strategy strategic vision roadmap portfolio lineup experience serve priority prioritise innovate innovation improve popular usage adoption few feedback sharpen complexity maintain maintaining expensive future faster better resources tidy clean',
  emotion:
    'love happy excited thrilled proud sorry apologise apology regret thank thanks grateful gratitude hope enjoy welcome sad fond fondly delight delighted glad forward appreciate inconvenience patience loyalty trust amazing awesome wonderful great fantastic beloved sentimental wait exciting cheer luck goodbye journey celebrate adore favourite bittersweet heart hearts privilege honour fun lovely pride pain afraid',
  lifecycle:
    'deprecate deprecated remove retire sunset shut discontinue decommission disable withdraw end stop cease close terminate switch turn phase wind eol removal retirement shutdown',
  company: 'we our us team company engineer',
  you: 'you your yours',
  contact:
    'question contact support help forum webinar newsletter blog follow slack reach team desk ticket status community feedback unsubscribe',
  telemetry: 'receive receiving message email mail notice because',
  history:
    'launch launched ago founded first back introduce introduced shipped anniversary since began started born decade years',
  posted: 'post posted update updated publish published version',
  encourage: 'recommend encourage start early soon today wait begin sooner now leave minute urge advise don’t',
  step: STEPS,
  bare: 'deprecated removed overview migration timeline background details guide why what how when who',
} as const;

const PARTS = {
  affecting: 'affect affected concern concerned touch touched impact impacted involve apply applies cover covered part',
  exempting:
    'unaffected exempt exempted except excepted excluding exclude excluded untouched spared unchanged exemption grandfathered',
  acting: 'do change act action migrate move update upgrade attention work step touch',
  staying: 'keep stay remain continue retain survive unchanged go carry last',
  working:
    'use work run function available as valid same working open visible readable usable place free receive get build serve resolve possible',
  befalling:
    'delete erase remove purge wipe lose discard drop destroy pause overwrite cancel convert move anonymise archive keep retain preserve store download export carry transfer migrate import refund credit forward redirect back restore transferable',
  holdings:
    'data file files record history archive export backup content photo message report log logs dump copy snapshot setting settings account credit balance licence licenses link links document entry entries note notes project boards board rule rules schedule schedules image images key keys token tokens id ids session history attachment mailbox fax recording database volume bucket event events permission webhook',
  bounding: 'limit limited maximum max minimum up cap restrict exceed only per fewer above below over under',
  lacking:
    'without lack lacks no not none never ignore reject refuse drop omit leave miss absent unsupported incompatible lose neither nor',
  needing: 'need needs require requires must expect expects demand',
  contrasting:
    'instead rather whereas unlike than default differ differs different differently now otherwise asynchronous asynchronously longer format becomes rename renamed called',
  law: 'law legal legislation act regulation regulator directive statute gdpr rule rules authority authorities licence license standard certified compliance policy scheme contract sanctions court treaty mandate audit auditor',
  obliging: 'require oblige demand forbid prohibit ban allow accept mandate permit must no not',
  expiring: 'expire expires expiry lapse run out renew renewed renewal extend extended end',
  expirable: 'certificate licence license lease contract agreement key patent root signature support',
  supplier:
    'vendor supplier operator upstream provider partner maker manufacturer third party regulator bank carrier project browser store network apple google microsoft',
  ceasing: 'stop cease close end shut discontinue withdraw turn block drop retire remove sign publish issue',
  clashing:
    'incompatible incompatibility mix mixed convert converted compare compared comparable reuse reused share shared reconcile translate carry transfer combine verify decode decrypt read understand pair execute run load support',
  denying: 'impossible not no without lack neither nor incompatible only nothing',
  attack:
    'forge forged intercept intercepted attack attacker exploit vulnerability vulnerable flaw insecure unsafe leak leaked steal stolen collide collision spoof unsalted unencrypted plaintext tamper eavesdrop fraud malware phishing fingerprint fingerprinting',
  pointing:
    'guide documentation docs page instruction walkthrough detail notes more read learn see reference faq article information handbook help checklist workbook wiki explain describe list find post tutorial',
} as const;

export type Mark = keyof typeof MARKS;
export type Family = Mark | keyof typeof PARTS;

const table = new Map<string, Family[]>();
for (const [name, list] of Object.entries({ ...MARKS, ...PARTS })) {
  for (const word of list.split(' ')) {
    const key = lemma(word);
    const families = table.get(key);
    if (!families) table.set(key, [name as Family]);
    // Another form of the word may be in the list as well.
    else if (families.at(-1) !== name) families.push(name as Family);
  }
}

export const MARK_NAMES: ReadonlySet<string> = new Set(Object.keys(MARKS));

const NONE: readonly Family[] = [];

/** The families of a lemma; most have none. */
export const familiesOf = (key: string): readonly Family[] => table.get(key) ?? NONE;

/** Negated auxiliaries: their lemma is that of the auxiliary, so they are told by their form. */
export const isNegative = (lower: string): boolean => lower === 'cannot' || lower === 'unable' || lower.endsWith("n't");
