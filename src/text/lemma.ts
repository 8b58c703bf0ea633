import { stemmer } from 'stemmer';
import { KNOWN_LEMMAS } from './known-lemmas.ts';
import { digitsOf } from './number-word.ts';
import { WordMemo } from './word-memo.ts';

/** Irregular forms, by their base. Closed class: the verbs and nouns that notices use. */
const IRREGULAR = new Map<string, string>();
const table = `be am is are was were been being isn't aren't wasn't weren't
have has had having hasn't haven't hadn't
do does did done doing don't doesn't didn't
go goes went gone going
get gets got gotten getting
can could can't cannot couldn't
will would won't wouldn't
keep keeps kept keeping
send sends sent sending resend resends resent
take takes took taken taking
wind winds wound winding
make makes made making
give gives gave given giving
write writes wrote written writing
rewrite rewrites rewrote rewritten rewriting
read reads reading
lose loses lost losing loss losses
leave leaves left leaving
run runs ran running
build builds built building
rebuild rebuilds rebuilt rebuilding
choose chooses chose chosen choosing choice
begin begins began begun beginning
come comes came coming
become becomes became becoming
see sees saw seen seeing
find finds found finding
hold holds held holding
sell sells sold selling sale sales
buy buys bought buying
pay pays paid paying payment payments
tell tells told telling
mean means meant meaning
meet meets met meeting
think thinks thought thinking
bring brings brought bringing
carry carries carried carrying
freeze freezes froze frozen freezing
forbid forbids forbade forbidden forbidding
withdraw withdraws withdrew withdrawn withdrawing withdrawal
throw throws threw thrown throwing
show shows showed shown showing
grow grows grew grown growing
speak speaks spoke spoken speaking
hide hides hid hidden hiding
set sets setting
reset resets resetting
shut shuts shutting
let lets letting
put puts putting
cut cuts cutting
arise arose arisen
bear bore borne
beat beaten
break broke broken
burn burnt
catch caught
deal dealt
draw drew drawn
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
fly flies flew flown
forget forgot forgotten
forgo forgoes forwent forgone
forgive forgave forgiven
foresee foresaw foreseen
hang hung
hear heard
know knew known
lay laid
lead led
learn learnt
lend lent
light lit
overcome overcame
override overrode overridden
overwrite overwrote overwritten
redo redid redone
rethink rethought
ride rode ridden
ring rang rung
rise rose risen
say said
seek sought
shake shook shaken
shine shone
shoot shot
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
spell spelt
spend spent
spin spun
stand stood
steal stole stolen
stick stuck
strike struck
swear swore sworn
swim swam swum
teach taught
tear tore torn
understand understood
undergo undergoes underwent undergone
undo undid undone
uphold upheld
wake woke woken
wear wore worn
win won
withhold withheld
withstand withstood
split splits splitting
bind binds bound binding
rely relies relied relying reliance
renew renews renewed renewing renewal unrenewable
expire expires expired expiring expiry expiration
convert converts converted converting conversion conversions unconverted
receive receives received receiving receipt
permit permits permitted permitting permission permissions perm perms
retain retains retained retaining retention
exceed exceeds exceeded exceeding
require requires required requiring requirement requirements
migrate migrates migrated migrating migration migrations
delete deletes deleted deleting deletion deletions
erase erases erased erasing erasure
decide decides decided deciding decision
extend extends extended extending extension extensions
compare compares compared comparing comparison comparable comparability
install installs installed installing installation installations
apply applies applied applying
application applications app apps
sign signs signed signing signature signatures
verify verifies verified verifying verification
register registers registered registering registration
authenticate authenticates authenticated authenticating authentication auth
authorise authorises authorised authorize authorizes authorized authorization authorisation
subscribe subscribes subscribed subscribing subscription subscriptions subscriber subscribers
administer administers administrator administrators admin admins
document documents documented documentation doc docs
include includes included including inclusion
exclude excludes excluded excluding exclusion
exempt exempts exempted exemption exemptions
except exception exceptions excepted excepting
refuse refuses refused refusing refusal
remove removes removed removing removal removals
approve approves approved approving approval
renumber renumbers renumbered
stop stops stopped stopping
drop drops dropped dropping
ship ships shipped shipping
swap swaps swapped swapping
map maps mapped mapping mappings
log logs logged logging
plan plans planned planning
scan scans scanned scanning
submit submits submitted submitting submission submissions
refer refers referred referring reference
transfer transfers transferred transferring
store stores stored storing storage
differ differs differed differing different difference differences differently
exist exists existed existing existence
hour hours hourly
day days daily
week weeks weekly
month months monthly
year years yearly annual annually
night nights nightly
second seconds
mail email emails mails
minute minutes
long longer longest
early earlier earliest
late later latest
new newer newest newly
old older oldest
good better best
high higher highest
low lower lowest
large larger largest
small smaller smallest
fast faster fastest
slow slower slowest
much more most
child children
person people
index indexes indices
half halves
datum data
company companies
policy policies
library libraries lib libs
copy copies copied copying
query queries queried querying
reply replies replied replying
retry retries retried retrying
deny denies denied denying
modify modifies modified modifying modification
identify identifies identified identifying
notify notifies notified notifying notification notifications
fail fails failed failing failure failures
lock locks locked locking
certify certifies certified certifying
able ability unable
own owns owned owning owner owners ownership
prove proves proved proven proving proof
secure security
legal legally
law laws
regulate regulates regulated regulation regulations regulator regulators regulatory
certificate certificates cert certs
configuration configurations config configs
organisation organisations organization organizations org orgs
repository repositories repo repos
environment environments env envs
production prod
information info
specification specifications spec specs
credential credentials cred creds
parameter parameters param params
preference preferences pref prefs
message messages msg msgs
account accounts acct accts
developer developers dev devs`;
for (const line of table.split('\n')) {
  const forms = line.split(' ');
  for (const form of forms) IRREGULAR.set(form, forms[0]!);
}

const known = new Map<string, string>();
const words = KNOWN_LEMMAS.split(' ');
for (let k = 0; k + 1 < words.length; k += 2) known.set(words[k]!, words[k + 1]!);
const cache = new WordMemo(known);

/** The lemmas that have been asked for so far, in the form of `KNOWN_LEMMAS`; words in ASCII only, see there. */
export const lemmasSoFar = (): string =>
  [...cache].flatMap((pair) => (pair.every((word) => /^[!-~]+$/.test(word)) ? pair : [])).join(' ');

/**
 * The key under which a word is compared: lower case, one spelling (-ise, -our), irregular forms and the common
 * derivations (removal, remove) folded together, then Porter's stem. Not a word for people to read.
 */
export function lemma(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const key = lemmaOf(word);
  cache.set(word, key);
  return key;
}

function lemmaOf(word: string): string {
  let w = word.toLowerCase().replace(/['’]s$/, '');
  const digits = digitsOf(w);
  if (digits !== undefined && w !== 'both' && w !== 'once' && w !== 'one') return digits;
  if (/^\d/.test(w)) return numeral(w);
  const irregular = IRREGULAR.get(w);
  if (irregular) return stemmer(irregular);
  w = w
    .replace(/isation(s?)$/, 'ization$1')
    .replace(/is(e|es|ed|ing)$/, (_, e: string) => (w.length > 6 ? `iz${e}` : `is${e}`));
  w = w.replace(/our(s|ed|ing)?$/, (m) =>
    w.length > 5 && !/(?:^|[^a-z])(?:hour|four|your)s?$/.test(w) ? m.replace('our', 'or') : m,
  );
  w = w
    .replace(/^licence(s?)$/, 'license$1')
    .replace(/^catalogue/, 'catalog')
    .replace(/^programme/, 'program')
    .replace(
      /^(cancel|travel|label|model|signal|total|level|channel|enrol|fulfil|equal|tunnel|bundl)l(ed|ing|er|ers)$/,
      '$1$2',
    );
  // "Sites" are no form of "sit".
  return stemmer(IRREGULAR.get(w.replace(/(?:ed|ing|(?<=[sxzo]|[cs]h)es|s)$/, '')) ?? w);
}

/** "1,000" and "1000" and "1 000" are one number; "14-day" starts with 14; "30x" is "30×/s". */
function numeral(text: string): string {
  return text
    .replace(/(?<=\d)[, {2}](?=\d{3}(?!\d))/g, '')
    .replace(/^(\d{1,9})[x×](?:\/[a-z]{1,9})?$/i, '$1x')
    .toLowerCase();
}

const FUNCTION_WORDS = new Set(
  `a an the this that these those some any each every all both either neither no not nor only other another such same own
  i you he she it we they me him her us them my your his its our their mine yours ours theirs who whom whose which what
  there here where when why how be have do will would shall should can could may might must need ought
  and or but if then else so because since as while although though unless until till after before once during
  of in on at by for from to into onto with without within over under about above below between through across per via
  up out off down again further very too also just even still yet already now than more most less least much many few
  anything something everything anyone someone one ones way thing things lot bit going gone got etc
  please thank hi hello dear hey let's that's it's there's what's you're we're they're i'm you'll we'll they'll you've we've
  s t re ve ll d m etc e.g i.e eg ie`.split(/\s+/),
);

/** Words that carry grammar and no content of their own. */
export const isFunctionWord = (word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    FUNCTION_WORDS.has(lower) ||
    (lower.includes("'") &&
      /^(?:\w+n't|\w+'(?:s|re|ve|ll|d|m))$/.test(lower) &&
      FUNCTION_WORDS.has(lower.replace(/(?:n't|'\w+)$/, ''))) ||
    /^(?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|cannot|won't|wouldn't|shouldn't|hasn't|haven't|hadn't|couldn't|needn't|mustn't)$/.test(
      lower,
    )
  );
};

/** Verbs whose particle makes them another verb: "runs out" is "expires". Base form and particle → base form. */
const PHRASAL: ReadonlyMap<string, string> = new Map(
  'run out:expire,set up:create,carry over:transfer,carry across:transfer,bring across:transfer,take over:replace,shut down:close,turn off:disable,switch off:disable,turn on:enable,switch on:enable,give back:return,pay back:refund,sign in:login,log in:login,look after:manage,phase out:retire,fill in:complete,write down:note,hand in:submit,leave out:omit,leave behind:omit,stay behind:omit,go on:continue,keep on:continue,carry on:continue,wipe out:erase,get rid:remove,work out:compute,build anew:rebuild,set again:recreate,show up:appear,turn up:appear,mix up:mix,back up:backup,roll out:release,put up:publish,throw away:delete,cut off:block,lock out:block,shut out:block'
    .split(',')
    .map((entry) => {
      const [from, to] = entry.split(':');
      const [verb, particle] = from!.split(' ');
      return [`${lemma(verb!)} ${particle}`, lemma(to!)] as const;
    }),
);

const PHRASAL_VERBS: ReadonlySet<string> = new Set([...PHRASAL.keys()].map((key) => key.split(' ')[0]!));

/** True where a particle behind the verb may make it another: a quick look before `phrasal`. */
export const isPhrasal = (verbLemma: string): boolean => PHRASAL_VERBS.has(verbLemma);

/** The key of a verb together with the particle behind it, where the two make another verb. */
export const phrasal = (verbLemma: string, particle: string): string | undefined =>
  PHRASAL.get(`${verbLemma} ${particle}`);

const SUFFIX =
  /(?:ifications?|izations?|isations?|ations?|itions?|utions?|ions?|ements?|ments?|ances?|ences?|ancy|ency|abilit(?:y|ies)|ibilit(?:y|ies)|ables?|ibles?|ships?|ness|fully|ically|ally|ly|ages?|ives?|ities|ity|ates?|ated|ating|als?|ings?|ers?|ors?|ed|es|ify|ifies|ified|ize[sd]?|ise[sd]?|y|e|s)$/;
const roots = new WordMemo<string>();

/**
 * What a word shares with its derivations ("verify", "verification"): its letters without the suffix, at least four;
 * "" where too little is left. Coarser than `lemma`: for looking up, never for telling words apart.
 */
export function rootOf(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  let root = /^[a-z]{5,24}$/.test(word) ? word : '';
  for (let turn = 0; turn < 2 && root !== ''; turn++) {
    const bare = root.replace(SUFFIX, '');
    if (bare.length < 4 || bare === root) break;
    root = bare;
  }
  if (root.length < 4) root = '';
  roots.set(word, root);
  return root;
}
