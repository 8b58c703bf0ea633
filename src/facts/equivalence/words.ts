import { type Classes, PhraseTable } from '../phrases.ts';

/**
 * `same`: two things are called the same. `like`: one does as another, which counts where that is named. `rest`: nothing
 * but what is said has to change. `easy`: one act is all it takes. `part`: a named part is the same (the words after the
 * match say which). `bare`: something needs no change, which may also be an exemption. `hint`: words that may only describe.
 */
export type Sameness = 'same' | 'like' | 'rest' | 'easy' | 'part' | 'bare' | 'hint';

const CLASSES: Classes = {
  be: 'am is are was were be being been',
  do: `~work ~behave ~function ~operate ~act ~respond ~answer ~perform ~look ~feel ~run ~react ~return ~handle ~do`,
  act: '~work ~behave ~function ~operate ~act ~respond ~perform ~look ~feel ~react',
  does: '~work ~behave ~function ~operate ~act ~respond ~perform ~react',
  exactly:
    'exactly just precisely much pretty quite basically essentially virtually practically almost fully very entirely completely largely',
  all: 'all every everything any both',
  code: 'code script scripts integration integrations client clients application applications query queries call calls request requests workflow workflows setup configuration configurations dashboard dashboards automation automations program programs',
  change:
    'change changes changed adjustment adjustments modification modifications edit edits rewrites alteration alterations rewrite refactoring work tweaks adaptation adaptations adapting rework reworking reconfiguration effort',
  swap: '~swap ~replace ~exchange ~substitute ~switch ~change ~point ~drop ~rename ~flip ~trade',
  exchange: '~swap ~replace ~exchange ~substitute ~switch ~change ~point ~rename ~flip ~trade',
};

const TABLE: readonly (readonly [string, Sameness])[] = [
  [
    `equivalent|equivalents|equivalently|equivalence
     functionally|otherwise|virtually|practically|essentially|completely|entirely|wholly|nearly|almost|basically identical|same|unchanged
     @be ..1 identical|indistinguishable|interchangeable
     otherwise ..2 same
     identical
     exactly|precisely the same
     does ..1 the ..1 same as|$
     do the ..1 same as the|their|its|your ..1 ~predecessor|old|previous|former|current|classic|original|one|ones|counterparts|counterpart
     exactly|precisely|just as|like before|now|today|always|previously
     exactly|precisely|just as|like it|they did|does|do|was|were|worked|had|always|used|ever|used
     all ..1 features|functionality|functions|capabilities ..2 ~retain|~keep|~preserve|~include|~carry|~remain|~stay|~available
     no features|functionality|functions|capabilities ..2 ~lose|~lost|~drop|~miss|missing
     just as capable|good|powerful|complete
     @be its|their|an equal $|of
     @be equal $
     full|entire|whole|complete ..1 range|set|scope of ..1 ~function|~feature|functionality|~capability
     ~keep|~get|~find|~have everything ..2 ~know|knew|had|used
     perfect|ideal|full|true|worthy|complete stand in for|of|to|$
     no|without any? loss|losses of|in ..1 ~function|functionality|~feature|quality|performance|comfort|~capability
     in all|everything but name
     what|everything ..2 worked|ran ..2 before|today|now ..3 ~work|~run|too|there|still
     full featured ~stand|~replacement|~successor|~substitute|~alternative
     identical successor|replacement|twin|copy|substitute|in|to|with|$
     identically
     interchangeable|interchangeably|indistinguishable
     like for like
     one to one $
     one to one|one ~replacement|~copy|~successor|~swap|~substitute|~match|~mapping|~equivalent|~counterpart|~correspondence|with|onto|to|for|and
     @act no differently|different
     in ..1 the same manner|fashion
     equally long|short|fast|quick|quickly|slow|large|big|small|high|low|many|much|often|well|good|reliable|reliably|capable|cheap|expensive
     @be the ..5 under another|different name|label|brand
     ~offer|~provide|~bring|~contain|~deliver|~include all ..5 features|functionality|functions|capabilities $
     one-to-one|like-for-like|apples-to-apples|1:1
     drop in ~replacement|~successor|~substitute|~model|~alternative|~upgrade|~library|~swap|~client|~equivalent|~package|~version|~endpoint|for
     drop in
     drop-in
     one for one
     plug in replacement|successor|substitute|alternative
     perfect|ideal|full|exact|true|complete|direct|genuine|real|faithful|functional substitute|counterpart|twin|stand-in for|of|to|$
     perfect|full|true|complete match for|of
     ~take over @all ..2 ~feature|~function|functionality|~capability|functions
     its|their exact|perfect|direct|full counterpart|twin|match|replica|copy|substitute|equivalent|replacement|stand-in
     its|their exact|perfect|direct|full stand in
     ~come|~turn|~work out ..1 the ..1 same
     ~come|~turn|~work out ..1 alike|identical|identically|unchanged
     nothing|little but|more|other than? a? new|different|other|another name|label|brand
     only|just|merely|simply a|the new|different|other|another name|label|brand $|for|of
     only|just|merely|solely the name ..1 ~change|~differ|new|different
     every|each|all|any ..3 ~feature|~function|functionality|~capability|~option|~tool ..1 is|are|comes|remains|stays ..1 there|included|present|available|covered|back|supported
     method|feature|field|line|point|word|byte|call|screen for method|feature|field|line|point|word|byte|call|screen
     the two|both|they ..3 are ..1 alike|same|identical|equal
     are ..1 alike
     no|without|any loss of functionality|function|features|capability|capabilities
     mirroring|matching|replicating|reproducing ..1 behavior|behaviour|functionality|features|semantics|interface
     mirrors ..5 exactly|perfectly|precisely|method|feature|field
     ~pick up ..1 , where
     no ..1 functional|practical|visible|noticeable|relevant|real ~difference
     there ~be no|not ~difference|differences
     plug and play
     @act ..1 @exactly? the same way|as|$|and|for|on|with|under|apart|except|aside|save|bar|but|other|in
     @act ..1 @exactly? alike|identically
     @do @exactly like|as ..2 @all? the|your|its|their|it|they|you|before|now|old|previous|today|v1|current
     @do exactly|just|precisely like|as
     @do ..1 the way it|they|v1 did|do|does|worked|ran|always|used|was|were
     @do @exactly? the? same|like|as ..1 as? ~predecessor
     @do like|as the|its|their|your ..1 old|predecessor|predecessors|previous|former|current|today's|original|ones?
     do|does|did just|exactly? what|everything|all ..3 do|does|did|could
     ~do everything ..6 do|does|did|could
     ~cover|~covers the same ground
     ~cover|~offer|~provide|~include|~support|~have|~bring|~match|~keep|~contain|~deliver @all|every ..2 ~feature|functionality|functions|capabilities ..4 you|that|of|it|from|in|they|had|known|know|existing|old
     everything you|we|they ..1 love|loved
     business as usual
     the way you|they|we ..1 know|knew|expect|expected
     exactly|precisely|just|all what|that? ..4 does|did|offers|offered|could $|from|for|with|and|now|today|before|too
     ~cover|~offer|~provide|~include|~support|~have|~do|~handle|~deliver everything ..4 ~do|~offer|~have|~know|~rely|~need|~use|did|could|that|in|from|of
     everything you could|can|did|do|had ..4 ~possible|~available|~there|~do|~work|too|also
     ~cover|~handle|~serve|~support|~satisfy|~meet all|every ..2 use|~scenario|~need|~workflow|~case case|cases|of|you|from|$
     everything ..5 comes|come|carries|moves|travels|stays ..1 along|over|with|too
     everything you rely|know|love|had ..3 ~include|comes|come|~available|~there|~keep|~stay|~work
     full|complete|total|feature|functional|api ~parity
     ~parity with|between
     ~feature|~functionality parity|complete
     full|fully|perfectly|completely|totally|entirely|100 compatible
     matches|match|mirrors|replicates the|its|their ..2 feature|features|behavior|behaviour|functionality|predecessor|capabilities|semantics
     ~match|~mirror|~equal|~resemble|~replicate|~reproduce those|that of ..1 its|their|the|your|@all ..2 ~predecessor|old|previous|former|current|today's|one
     the very|exact? same experience|thing|product|service|job|way
     one and the same
     in other|most respects|regards
     in every|all ..1 respect|respects|way|ways|regard|regards|detail|details|particular|aspect|aspects|things|points
     no|without ..1 difference|differences ~between|to|in|for|$
     won't|not|nobody|never|hardly|barely ..2 ~notice|~see|~feel|~spot|~tell ..2 difference|change
     can't|cannot|won't tell ..2 difference
     you|nobody|users|they can't|cannot|won't|can tell ..2 apart
     nothing to relearn|learn|rewrite|adapt|adjust|rework
     seamless|seamlessly
     transparent ~replacement|~successor|~swap|~substitute|~move|~switch|~migration|to
     ~slot|~slots|~fit|~fits|~drop|drops straight|right|directly|neatly|cleanly in|into
     spitting image
     backward|backwards compatible
     backward-compatible|backwards-compatible|wire-compatible|api-compatible|source-compatible|binary-compatible
     seamless|seamlessly ~replace|~take|~takes|~substitute|~successor|~replacement|~carry|over|~swap|~handle|~continue|~work
     takes|take|steps|step over|in seamlessly|transparently
     seamlessly|transparently takes|take|replaces|replace|continues|works|steps|handles`,
    'same',
  ],
  [
    `@does ..1 as it|they did|does|do in|under|on|with *
     @does ..1 like *
     @does ..1 like|as in|on|under|with *
     @does ..1 as * ..2 did|does|do`,
    'like',
  ],
  [
    `no|without ..1 other|further|additional|code|more|source|client-side|application ..1 @change
     no @change|~modify|~modification ..2 to|in ..2 ~code|~integration|~application|~setup|~client|~configuration
     apart|aside|other|except|besides|but from|than|for ..6 , nothing|everything|the|it ..4 ~change|~stay|~remain|same|unchanged|~work|identical|was|were
     no other|further ..2 @code|line|lines|part|parts|setting|settings|file|files ..1 has|have|needs|need|must ..3 ~change|~touch|~adapt|~alter|~edit|~update|~adjust|~modify|~rewrite
     nothing ..1 ~change|changed in|about|to your|the ..2 ~code|~setup|~integration|~workflow
     the only|sole change|difference|adjustment you|that|is|needed|required|to|$
     the only thing you ..1 ~need|~have|must
     only|just|merely the|its ..3 ~differ|~change $
     only|just|merely the|its ..3 has|have|needs|need to be? ~change|~update|~adapt|~replace|~differ $
     apart|aside|other|except|besides|beyond|but from|than|for ..6 , ..4 not|don't|doesn't|needn't|never ..2 have|need|has|change|touch|adapt ..3 anything $|in|about|on
     besides|beyond|except|but the|its|this|that ..5 , ..4 not|don't|doesn't|needn't|never ..2 have|need|has|change|touch|adapt ..3 anything $|in|about|on
     existing|your|current|old|all ..2 @code ..2 ~work|~run|~keep|~continue|~carry|~stay ..4 without|as|unchanged|as-is|untouched|unmodified ..2 ~change|~modify|is|they|it|$|~adapt|~edit|~rework
     not|don't|needn't|never ..1 need|have|change|needed|required ..3 anything else|more|further
     @swap ..8 , and? nothing|no more|else|further|besides $
     ~do|~have|~cover|~offer|~provide|~support|~handle all|everything|anything|what|whatever ..4 could|did|does|had|offered|provided|supported $
     what|everything|all the? old|previous|former|existing|classic|original|predecessor ..2 can|could|did|does|had|offered|provided|supported $
     in name only
     old|same|familiar|previous|former ..2 under|with|by a|another ..1 name|label|brand|logo|roof|banner|badge
     won't|not|never|nobody|hardly|barely ..2 ~notice|~feel|~spot|~see ..3 ~change|~switch|~move|~difference|anything
     nothing further|more ..2 ~need|~require|~necessary|~change
     nothing else ..5 ~change|~has|~need|~differ|~require|~necessary|~do|~alter|~touch|~update|~adapt
     everything|all else ..5 same|unchanged|before|identical|untouched|intact|remains|stays|always|works|continues|now
     the? rest|remainder ..3 stays|remains|remain|stay|is|works|work ..2 same|unchanged|before|is|untouched|identical|it|usual|always|now
     no other part|parts|piece|pieces|aspect|aspects ..5 ~affect|~change|~need|~touch
     change|changes|switch|move|migration|swap|update|transition|replacement|difference|differences|it|this|that ..2 ~go|goes|go unnoticed
     rest|remaining|other|others ..3 @act ..1 as|like it|they|before|now|today|always|usual|in|under|on|with
     otherwise ..2 unchanged|identical
     otherwise ..2 ~stay|~remain|~is|is|are the? same|unchanged|as|identical
     otherwise ..4 ~behave|~work|~function ..2 same|like|exactly|just|as|identically
     apart|other than|from that|this|those|these , ..4 same|nothing|unchanged|everything|identical
     beyond|besides|except|aside that|this|from ..2 , ..3 nothing|everything|same|unchanged
     only|sole difference|change ..2 is|needed|required`,
    'rest',
  ],
  [
    `simply @exchange
     simply drop in|into
     simply ..1 use|call|set the|your|its ..4 instead
     just swap|swaps|exchange|substitute
     single|simple|quick|straight|straightforward|mere|easy|direct ..1 swap
     it's|is|just|only|merely|by a|one|1 swap
     all|everything it|that's ..3 ~take|takes|do|needed|is|need|have $
     all|everything there is ..1 to do|it
     that's|is all|everything you|we|it ..2 ~take|takes|need|needed|do|have
     all you|we|they ~have|~need|ever? ..2 do|is|change
     all|everything it|that takes|it's|needed
     all|everything it is
     all|everything that is ..1 needed|required|necessary|asked
     all|everything that is ..1 to do
     ^ and? that's ..1 all|it $
     ^ and? that is all|it $
     that's all you|there|it
     you're ..1 set|done|finished
     you are|be ..1 set|done|finished
     you'll be ..1 set|done|finished
     you're|are|be ready to go
     good to go
     just swap ..6 and
     ~change|~swap|~replace|~update|changing|swapping|replacing ..6 is|are|will|would ..1 enough|sufficient|all|everything
     ~change|~swap|~replace|~update|changing|swapping|replacing ..6 suffices
     one line|step|click|command ~change|~edit|~swap|~fix
     mere|pure|simple rename|renaming
     single line ~change|~edit|~swap|~fix
     as simple|easy|straightforward|quick|little as ~change|~swap|~replace|~update|~point|~set|~flip
     only|just|merely|simply have|has|need|needs to ~swap|~change|~replace|~update|~point|~rename
     job|and done $
     ~swap|~replace|~rename|~edit|~change|~substitute will|does|would do $|here|for
     ~swap|~replace|~rename|~edit|~change|~substitute ..1 do|does the job|trick
     nothing|no else|more|further ..1 to do`,
    'easy',
  ],
  [
    `same
     unchanged
     not|doesn't|don't|won't change|differ $
     identical ~response|~responses|~result|~results|~output|~field|~fields|~format|~payload|~payloads|~parameter|~parameters|~body|~bodies|~endpoint|~endpoints|~argument|~syntax|~schema|~data|~request|~behavior|~method|~feature|~interface|~structure|~semantics|~price|~limit
     unchanged ~response|~parameter|~format|~payload|~endpoint|~field`,
    'part',
  ],
  [
    `no|without|zero any|extra? @change ..2 ~need|~necessary|~require|$|for|on
     ~stay|~remain|~leave|~keep ..3 exactly|precisely|just as it|they is|are|stands|stand
     everything|all|things|it|they ..1 ~work|~behave|~function|~operate|~perform|~respond|~run|~stay|~remain|~keep|~continue|~go ..2 as|like before|is|usual|now|always|today|ever|it|they|you
     nothing ~change $
     everything ~carry|~go on $
     nothing ~change for you|us|anyone|anybody
     your|existing|current|old|all ..2 @code ..4 unchanged|as-is|untouched|unmodified
     no ..1 ~migrate|~adapt|~development|code|integration work|effort ..2 ~need|~require|~necessary|beyond|on|$
     ~carry|~go|~continue|@act on|working|running? as|like before|usual|always
     @code ~keep|~continue|~work|~run|~carry ..4 unchanged|as-is|untouched|unmodified
     ~carry|~go on unchanged|as-is|untouched|unmodified|undisturbed`,
    'bare',
  ],
  [
    `just ~point|~replace|~change|~switch|~flip|~rename
     compatible
     transparent|transparently
     direct|full|complete|perfect|ideal|worthy replacement|successor|substitute
     no|without ..1 ~downtime|~interruption|~disruption
     as|like before|usual|always|today|now
     unchanged|as-is|untouched`,
    'hint',
  ],
];

/** The language of sameness, in one table. */
export const SAMENESS_PHRASES: PhraseTable<Sameness> = new PhraseTable('sameness', CLASSES, TABLE, true);
