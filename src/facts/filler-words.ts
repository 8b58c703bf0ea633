import type { FillerSort } from './filler.ts';
import { type Classes, PhraseTable } from './phrases.ts';

/** What a phrase tells: the sort of filler, and how surely (1 and more: on its own; less: only together with other signs). */
export interface Sign {
  readonly sort: FillerSort;
  readonly weight: number;
}

const CLASSES: Classes = {
  we: "we we're we've we'll we'd i i'm i've our us team company",
  be: "am is are was were be been being i'm we're you're it's that's 're",
  feeling: 'excited thrilled proud delighted happy pleased glad overjoyed honored honoured humbled amazed passionate sentimental fond stoked pumped enthusiastic ecstatic grateful thankful sad obsessed',
  very: 'very so really truly extremely incredibly enormously super absolutely genuinely sincerely deeply especially particularly always more just quite most all a bit little and now also both are still beyond is certainly immensely hugely',
  people: 'everyone everybody all you your our those who contributors customers users community readers partners merchants developers team teams them many each folks friends',
  begin: '~start ~begin ~act ~move ~migrate ~switch ~update ~upgrade ~try ~go ~plan ~prepare ~hurry ~order ~convert ~transition',
  soon: 'today now early soon sooner earlier immediately tomorrow asap straightaway promptly',
  benign: '~focus ~concentrate ~put ~invest ~spend ~turn ~ship ~build ~deliver ~bring ~offer ~improve ~serve ~innovate ~move ~give ~make ~better ~continue ~devote ~pour ~channel ~grow ~simplify ~streamline ~dedicate ~work ~provide ~create ~evolve ~keep ~direct ~free ~develop ~do ~get ~accelerate ~reinvest ~redirect',
  crowd: 'billions millions thousands hundreds billion million',
  praise: `gorgeous beautiful beautifully stunning amazing amazingly awesome fantastic wonderful incredible brilliant superb exceptional outstanding unparalleled unmatched
    blazing snappy snappier sleek slick shiny exciting effortless effortlessly painless painlessly carefree delightful delightfully
    revolutionary groundbreaking innovative phenomenal splendid spectacular sublime unbeatable blazingly supercharged turbocharged delight delights delighting delighted terrific marvelous marvellous magical magnificent breathtaking unrivalled unrivaled thrilling`,
  better: 'better faster cheaper smarter simpler easier smoother cleaner nicer quicker snappier richer brighter friendlier leaner slicker sleeker happier fresher crisper bolder finest smartest fastest simplest easiest richest greatest nicest',
  fancy: 'ambitious advanced beautiful powerful exciting modern capable elegant eloquent intelligent accurate sophisticated versatile polished refined complete popular successful intuitive flexible robust reliable impressive loved requested',
  years: 'years decade decades',
};

const TABLE: readonly (readonly [string, Sign])[] = [
  // Thanks.
  [
    `thank you|u|everyone|everybody|all|our|those|~customer|~user
     thanks for|again|everyone|everybody|all|a|so|in|team|folks|goes|go|very|from
     thanks $
     ~thank you|~contributor|~user|~customer|~everyone|everybody|our|all|the for?
     thanks to ..2 @people
     many|huge|big|special|heartfelt|warm|sincere thanks|thank
     word|words|note of thanks|gratitude|appreciation
     ~gratitude|thankful|kudos|shoutout
     @we @be? @very? @very? @very? grateful|thankful
     ~appreciate you|your|the|every|all|everyone|how|it|having
     your ~continue? ~patience|~loyalty|~cooperation|~partnership|~goodwill
     your ~continue? ~understanding|~trust $
     for|value|values|appreciate your ~continue? ~trust|~support|~understanding|~business|~feedback|~help
     your ~trust in|means
     ~mean|~means a lot|world ..2 us
     ~mean the world
     for|by|of being|~trust|~grow|~build|~deliver|~stay|~stick|~choose|~use with? us|@we
     ^ and|so|but|many? thanks|thx ..1 and|$
     hats off
     ~be|been|was a|an|our ..1 honor|honour|pleasure|privilege|joy ..1 ~serve|~work|~have|~build|~be|to|serving|working
     couldn't|wouldn't|not have done|made|built ..3 without
     without you|your $
     our thanks go|are|to`,
    { sort: 'thanks', weight: 1 },
  ],
  // Apologies and condolence.
  [
    `sorry for|about|to|if|that|$
     @we @be @very? @very? sorry|sad
     ~apologize|~apologise|~apology|~apologies
     ~regret any|the|that|this|to
     ~cause|any|the|for|possible ..2 ~inconvenience|~hassle
     ~inconvenience|~inconveniences
     ~bear with us|@we
     @we ~know|~understand|~realize|~recognize|~appreciate ..2 ~change|this|it|~move|that|~migrate|nobody|news ..4 hard|~effort|difficult|frustrating|disappointing|~hurt|annoying|sad|tough|inconvenient|painful|~disrupt|work|unwelcome|loves?|likes
     change is|can hard|difficult|be never?
     ~sad|~sadly to|that|see|go
     makes|make|made us|me ..3 sad
     with a? heavy|sad ~heart|~hearts`,
    { sort: 'apology', weight: 1 },
  ],
  ['sad|bad|sorry|tough ~news\n~unfortunately|~sadly|~regrettably', { sort: 'apology', weight: 0.4 }],
  // Excitement and praise.
  [
    `@we @be @very? @very? @very? @feeling
     excited|thrilled|stoked|psyched about|to|that|by|for
     ~excite|~excitement|~thrill
     ~proud of|to|that|$
     proud|proudest|proudly
     can't|cannot|can wait $
     can't|cannot wait to|for|until
     can not|hardly|barely wait
     @we ~look|looking forward
     look|looking forward to
     here's|here to|is the? ..1 next|many|more|another
     happy building|coding|mapping|querying|shipping|hacking|sending|developing|testing|migrating|deploying|streaming|trading|selling|writing|sailing|learning|exploring|birthday|anniversary|holidays|automating|scripting|designing|making|cooking|hiking|publishing|reporting|charting|gaming|tracking|syncing|integrating|searching|listening|reading|scheduling|upgrading|travels|new
     happy|~celebrate ..1 birthday|anniversary|birthdays
     celebrate|celebrating|celebrates|celebrated
     you|you'll|they'll|they|users|customers|everyone|we|and will|~be|would|are|going|to|'ll|just? to? surely? love
     you'll|they'll|users|customers|you|team|we|everyone|merchants|developers simply|absolutely|really|just? love|loves|adore|adores|loved|adored
     fallen|falling|fell in love
     good|great|exciting|fantastic|wonderful|happy|awesome|big|brilliant ~news
     @we ~hope|hopes|hoping|trust|bet|promise|believe|think|know|feel|sure you|you'll|that|our|it|this|developers|customers|everyone|every
     next|new|exciting|bright ..1 chapter|journey|adventure|era
     journey|adventure|odyssey
     ~bright|brighter|exciting|promising ~future|~road|~days|~times|~one|~tomorrow
     road ahead
     what you ~build|build|make|create|think|do
     what|where|see ..2 you|comes|come|trail|you'll|we ..1 ~build|next|leads
     what's|what is coming|next|ahead|around
     just getting started
     ~stay tuned
     ~say hello|hi to
     ~wave|~bid goodbye|farewell
     ~welcome to a|the|your
     ~introducing|introducing the|our|a
     big things
     give|gives|gave it|them a spin|try|whirl|go
     ~tell a friend|your
     ~follow us
     ~join our|us ~webinar|for|on|in|at|~community
     high five
     @praise
     world|first class
     state of the art
     cutting|leading|bleeding edge
     best in|of class|breed|both
     industry|market leading
     game changing|changer|changers
     hassle|stress|worry|pain|trouble free
     future proof
     lightning|blazing|super fast|quick
     user friendly
     feature rich
     all|brand new
     award winning
     top notch
     rock solid
     next generation of
     best of both worlds
     good luck
     rest assured
     long awaited|anticipated|overdue
     up and running in|within no|minutes|seconds
     in no time
     future ~be|looks ..1 bright
     ~love at first
     ^ and|so? enjoy $
     ^ enjoy
     cheers everyone|all
     ^ kudos|hooray|yay|hurray|woohoo
     say|wave goodbye|farewell to ..1 slow|old|manual|clunky|tedious|all|long|hassle
     never been @better
     simply|just|even|so|is|are|be|all @better $
     packed|loaded|brimming|bursting with
     full of ..2 features|improvements|goodies|surprises|ideas
     dozens|lots|tons|loads|plenty|countless|many|hundreds|host|raft|wealth of? ..2 improvements|features|enhancements|goodies|refinements|tweaks|extras
     brings|bring|comes|features|includes|boasts|adds|offering|sports ..4 improvements|goodies|enhancements|treats|refinements|delights
     ~redesign|redesigned|revamped|overhauled|refreshed|reimagined|rebuilt ..1 console|dashboard|ui|interface|look|editor|design|website|app|experience|homepage|portal
     new ..1 look|feel|design|coat
     look and feel
     pour|poured|pours|pouring ..3 hearts|heart|love|soul|passion
     with|much love
     hearts and souls?
     most ..1 @fancy ..1 yet|ever|so|to
     our most @fancy
     over the moon
     lots|much|plenty ..1 more to come
     more to come
     your|customer success|satisfaction|happiness|trust is|remains|comes
     @we ~believe in|that|simplicity|every
     more fun|joy|delight|choice|freedom|power|flexibility
     a ~breeze|~snap|~joy|~pleasure|~treat|~cinch|~delight
     like|is never before
     you|you'll|can|to|and|will|will|users|everyone enjoy|enjoys|enjoying faster|quicker|smoother|better|more|all|a|the|your|every|even|cleaner
     @we ~love|adore
     loves|loved by
     ~peace of mind
     no ~stress|~worries|~surprises|~fuss|~hassle|~sweat|~drama|~headaches
     without ..2 ~fuss|~hassle|~stress|~headaches
     in good|safe hands
     got|have|has|you're you|your ..1 covered|back
     every|each|all step|steps|the of|along? the? way
     @we @be? here for|to you|help|support|every|guide
     with you all|every
     take|takes|taking ..2 very? seriously
     ~care about|deeply
     dream|dreams come|true
     ~best|finest ..4 ever|yet|available
     best ~experience|version|interface|product|platform|possible
     most|more carefully|ambitious|advanced|beautiful|powerful|exciting|modern|capable|elegant ..1 crafted|~launch|~interface|~model|~release|~version|~platform|~product|~api|~system|ever|yet|~tool
     better|faster|smoother|simpler|stronger|richer|easier than ever
     ever|than ~ship|shipped|built|made|written $
     @better than before|now|the
     all-new|brand-new
     brand new
     even @better|stronger|safer|more
     faster|quicker|cheaper|smarter|simpler|cleaner|richer|safer|better|smoother|nicer|easier|stronger and|or|but @better|safer|stronger|cheaper|more
     much|far|way|so|lot|bit|feels|feel|feeling much|so|lot? @better
     makes|make|making ..3 @better
     how ..1 @better|@praise
     to|that serve|serves|help ..2 better
     better ~serve|~support|~experience
     a|an|the|your|for|its|our|with|these|brings|bring|offers|enjoy|this|that new|much|whole? @better
     ~deserve the|better|more|it|a
     ~ready for|to an upgrade|$
     getting|get|gets an|a? upgrade|makeover|facelift|better
     ~fresh coat|home|look|start
     coat of paint
     ~pave|~paves|paving the way
     unleash|unleashes|unleashing|empower|empowers|empowering|supercharge|elevate|elevates|reimagine|reimagined|reimagining
     take ..2 to the next level
     next level
     ~you will be glad|happy
     never|not looked? looking? back
     the switch|move|migration|upgrade is|will|couldn't ..2 fun|easy|worth|smooth|quick|simple|painless|easier
     ~switch|~move|~migration|~upgrade a? breeze
     @be fun
     easier|easy ..1 than ever
     finally|new|gorgeous|sleek|brand ..2 dark|light theme|mode
     world-class|first-class|top-notch|best-of-breed`,
    { sort: 'marketing', weight: 1 },
  ],
  [
    `powerful|powerfully|modern|intuitive|robust|comprehensive|user-friendly|feature-rich|easy-going|sophisticated|elegant|seamless|seamlessly|smooth|smoothly|fun|lovely|great|smarter|fresh|fresher|safer|lovingly|warmly|gladly
     @better
     improved|enhanced|refined|polished|upgraded|advanced|powerful|popular|beloved|favorite|favourite
     next generation
     more modern|powerful|reliable|flexible|efficient|capable|scalable|robust|intuitive|consistent|choice|secure|precise|productive|advanced|sustainable|unified|streamlined
     stronger security|protection|privacy|performance|foundation
     next generation
     next-generation|next-gen
     ~enjoy|~love|~delight|~fond|~fondly|~wonderful
     easy|quick ..1 to set|get|use|learn|start|started|make|do|adopt|move|switch|switch
     one quick|easy|simple
     just a? minute|click|few
     peace|comfort|convenience
     stronger|strengthen|tighter
     for free|gentle
     @we ~be? ~commit`,
    { sort: 'marketing', weight: 0.5 },
  ],
  // Company and product history.
  [
    `born|hatched|cobbled|conceived in|at|on|as|together|out|from|during
     ~start|~started|~begin|~began|~begun|originated|originally as|out|life|with a|an|as|our|out|one|from|as ..4 hackathon|project|experiment|prototype|weekend|idea|tool|startup|script|side
     hackathon|garage|anniversary|birthday
     weekend project|hack
     kitchen table
     ~year|years|decade|decades|months ago
     over|through|throughout|down|across|all the|these|those|all|many|more ..2 years|decades
     more|less than a|two|# decade|decades
     ~come|came|gone a long way
     carried|taken|brought us ..2 long|far|way
     stood|stands|stand the test of
     ~age well
     aged well
     ~earn|earned its|their|his|a ..1 ~retire|~retirement|rest|place
     ~serve|served us|you|our|its|their|customers|users|millions|billions|thousands|faithfully|well|loyally|# ..3 well|faithfully|loyally|billions|millions|thousands|years|customers|us|purpose|invocations|since
     has|have|had ~serve us|you|its|their|our|well|faithfully|since|for|billions|millions|thousands|#|so|in
     has|have|had ~be with us|you
     ~be with us since|for|from
     been around|alive|here|there since|for
     has|have|had always been|~care|believed|had|tried|strived
     back in %
     back in the|those ~day|~days
     early|humble|good|old days|beginnings|beginning|origins|times
     @be|among|of|ever|as|since one? of? the|our|its|my very? first ..3 ever|~app|~product|~feature|~thing|~plan|~interface|~service|~model|~integration|~endpoint|~api|~tool|~connector|~region|#|@we|~customers|one|runtime|line|code
     @be the|our only|very|smallest|biggest|largest first? ..2 ~plan|~product|~thing|~tool|@we|on|feature|service
     our|the very|its very? first ~api|~webhook|~release|~product|~transaction|~customer|~beta|~version|~server|~app|~office|~line|~sdk
     ever|first @we built|shipped|made|released|wrote|launched
     ~launch|~found|~introduce|~debut|~unveil|founded|launched|introduced|debuted|unveiled|established|pioneered ..3 in|since|back|on|at|during|more|when #|year|years|the|our|then|those
     since|from|before @we|it|they|our|its|the ..1 ~launch|~found|~open|~start|~begin|~inception|~founding|~debut
     since its|their|the inception|launch|introduction|founding|beginning|beginnings|start|birth|dawn|company|debut
     when @we ..1 first|~start|~launch|~open|~introduce|~ship|~wrote|~build|~begin|~found|wrote|built|started
     @we ~start|~found|~launch|~open|founded|started our|this|doors|out|with|as
     @we first|originally|once ~launch|~build|~introduce|~ship|~release|~start|~write|~open|wrote|built
     ~open our|its|their doors
     ~remember|~recall|~reminisce ..4 launch|when|that|fondly|days|hike|first
     some of you|us will|may|might|still remember|recall
     what a year|ride|journey|decade|run|time
     a wonderful|great|good|amazing|fantastic|incredible|long ride|run|journey|decade
     # wonderful|great|lovely|happy|amazing|good|fantastic|long|incredible|glorious|beautiful|fun|exciting|memorable ~year
     after|for nearly? almost? over? # ~year|~decade of|with|on|in ..1 service|us|loyal|faithful|use
     faithful|trusty|beloved|veteran|workhorse|cherished|venerable
     has|have ~deliver|~process|~serve|~power|~handle|~protect|~connect|~ship|~draw|~help|~choose|~trust|~share|~send|~host|~build|~store|~move|~support|~carry ..4 @crowd
     @crowd of|more ~app|~build|~invocation|~user|~customer|~webhook|~event|~merchant|~office|~page|~story|~dinner|~freelancer|~chart|~people|~developer|~team|~workspace|~message|~site|~company|~home|~business|~download|~charge|~function|~visit|~journey|~trip|~order|~photo|~song|~file|~payment|~report|~job|~request|~delivery|~branch|~view|~sign|~login|~device|~query|~document|~project|~students|~families|~schools|~transaction
     @crowd of # ..3 later
     turned|turns|turning|celebrates|celebrated # ..1 this|today|old|in|years|last
     hall of fame
     saw|seen|see the light
     the pride|joy|jewel|heart|darling|face of
     at|in its|their peak|heyday|prime
     first ..1 shown|presented|seen|launched|introduced|announced|unveiled|appeared ..1 in|at|back|as|to|on
     day one
     on the map
     ~learn|~grow ..1 with it|us $
     @crowd of ..1 things
     nobody|no-one|who ..1 expected|thought|knew|imagined
     ~write|~build|~create|~make|~design|~develop|~invent|~start|written|built|wrote ..3 by ..2 founder|founders|students|student|intern|intern's|interns|team|us|two|three|four|one|volunteers|hobbyists|friends|brothers|sisters|colleague|colleagues|hand
     founder|founders|founder's|napkin|attic|basement|intern's|co-founder
     over|in|on|during a|one|two|three ..2 weekend|weekends|night|nights|summer|winter|evening|coffee|beer|pizza
     ~rely|~trust|~use|~love|~depend|~favor|~enjoy|~know ..4 for ..3 # ~year|decade|decades
     ~rely|~trust|~love|~used|~cherished|~adopted by ..1 @crowd|many|countless|enterprises|generations|teams|thousands|millions|so
     been ..1 relied|trusted|loved|favorite|favourite|there|home|heart|cornerstone|backbone|part|staple|mainstay
     the|our|once|a flagship
     cornerstone|mainstay|staple|crown jewel|pioneer|pioneering
     ahead of its|their time
     countless ~team|~customer|~user|~people|~developer|~company|~project|~hour|~night|~site
     show|shows|showing|showed its|their age
     ~built|~created|~launched|~written|~introduced|~founded|~developed|~designed in|back|during % 
     fond|fondest ~memory|memories
     dates|date|dating|goes|going back ..1 to
     ~join|joined ..3 in %
     wow $
     end of an era
     an era
     its|their time is|has up|come|passed
     ~begin|~start|began|started with|as|life|on|from ..2 two|three|a|one|an ..1 people|person|heater|idea|napkin|experiment|hobby|desk|server|laptop|script|tool|team
     have|has offered|offers|provided|served|carried|run|supported ..5 since %
     ~protect|~connect|~serve|~deliver|~keep|~help|~publish|~care|~build|~grow|~trust|~add ..5 since %
     has|have|had|been ..5 since @we|it|they|our|its|the ..1 ~launch|~found|~start|~inception|~founding|~debut|~begin|~open
     since our|its|their ~launch|~founding|~start|~opening|~debut|~beta ..1 in? %?
     since|from the days|time|moment of|when|we
     past|last|many # ~year ..1 of|have|has`,
    { sort: 'history', weight: 1 },
  ],
  [
    `~launch|~found|~introduce|~debut|~pioneer|founded|launched|~release
     # ..1 ~freelancer|~customer|~user|~merchant|~developer|~team|~company|~people|~business have|has ~choose|~use|~trust|~love
     # ~contributor|~people|~engineer ..2 ~contribute|~work|~go|~went|to
     ~contributor|contributors
     in|for|after|over # ~year
     since|in|back %
     ~legacy|~heritage|~origin|~roots
     @crowd
     has|have|had ~serve|served
     ~serve|served
     once|originally|used to
     first ever`,
    { sort: 'history', weight: 0.4 },
  ],
  // Reasons that constrain no user.
  [
    `so|that|letting|lets|let|allow|allows|allowing|enable|enables|enabling|helps|help that? @we|the|it|them to? ~team? can|to? @benign
     lets|let|letting|allow|allows|allowing|enables|enabling|helps|helping|frees|freeing us|@we|our|the ..2 to? @benign
     so|that that? ..1 @we|the|our ..1 can|may|could|will @benign
     to|and|can|could|will|us|wants|want|would|by|we're|are|better ~focus on|our|more|fully
     ~focus on fewer|what|our|the|newer|building|new|a|making|improving|delivering|better|things|other|core|one
     to|and|us|wants|want|can|will|by ~concentrate
     ~concentrate on|our
     our|the|its|your|their|sharpen|with|more|full ~focus|~energy|~energies|~efforts|~attention ..1 on|into|to|toward|towards|is|elsewhere|$
     putting|put|pour|pouring|channel|channeling|direct|directing|invest|investing|devote|spend|spending|dedicate|turn ..2 ~energy|~effort|~efforts|~time|~resource|~attention|~heart|~focus
     ~sharpen ..1 focus
     ~focus is
     to|and|that|it|by ~invest|~investing ..3 in|into|on
     @we ~invest ..2 in|on
     make|makes|making|made|create|creating room|way|space for
     ~free up ..2 ~resource|~time|~team|~engineer|us
     part of|in @we|our|its|their|an|the|a|it's|this ..3 ~commitment|~effort|~strategy|~mission|~drive|~vision|~initiative|~modernization|~journey|~push|~program|~cleanup|~simplification|~consolidation|~quest|~promise|~goal|~transformation|~investment
     ~ongoing|~continue|~continued|~long-standing ~commitment|~effort|~mission|~investment
     @be|remain|remains|fully|stay committed|dedicated to
     ~commitment to
     our|its|company|the|product|business|long-term ~mission|~vision|~strategy
     ~strategic|~strategy
     to|and|by ~streamline|~consolidate|~simplify|~modernize|~unify|~declutter|~harmonize|~rationalize ..3 ~portfolio|~lineup|~line-up|~product|~stack|~platform|~offer|~offering|~catalog|~range|~line|~pricing|~plan|~tool|~service|~experience|~codebase|~suite|~house|~life|~thing|~infrastructure|~number|@we|our|~system
     ~portfolio|~lineup|~line-up ..2 small|simple|lean|clear|tidy|focused|focus
     keep|keeping|kept|keeps ..1 ~line-up|~lineup|~portfolio|~offering|~things ..1 small|simple|lean|tidy|clear
     keep|keeping things simple|tidy|lean
     one|single|unified|fewer|consistent ..2 ~experience|~platform ..3 @we|ship|build|improve|deliver|lets|faster|that
     single|one|consistent|unified|modern|better|best|great|smooth|smoother|seamless|richer|exceptional|delightful|optimal|improved|superior ..1 ~experience
     @we|maintainer|maintainers|engineers|founder|founders|owner ..1 want|wants|wish|wishes|prefer|prefers to|my|our|his|her|their|a|more|fewer|less
     @we|maintainer|maintainers|engineers|founder|founders|owner would|'d rather|like|prefer|love to|a|my|our|his|her|their
     i'd|we'd rather|like|love to|a|my|our
     ~reduce|~cut|~lower|~save|saving|~rising|~control|~contain ..2 ~cost|~costs|~expense|~overhead|~spend
     ~cost|~costs|~expense too|had|have|has ~be? ~rise|~grow|~become|much|~increase|~climb|risen|grown
     too|very|more|increasingly|so|become|became ~costly|~expensive|uneconomical|unprofitable
     affordable|unaffordable|unprofitable|uneconomical|profitable|profitability|economical|economically
     no longer|not ..1 affordable|profitable|viable|sustainable|economical|worthwhile
     ~afford to
     low|declining|little|limited|shrinking|dwindling|falling|waning|decreasing|small|insufficient|lower ..1 usage|adoption|demand|interest|popularity|uptake|take-up
     usage|adoption|demand|interest|popularity|uptake has|have|had|was|is ..1 ~drop|~decline|~fall|~shrink|~low|~dwindle|~wane|~decrease|dropped|fallen|been|small
     ~unpopular|~popularity
     few|fewer|hardly|handful|small ..2 customers|users|people|teams|merchants|percent|of ..2 use|used|using|chose|relied|still
     rarely|hardly|little|barely used
     ~feedback from|was|loud|has|told|we|you|made|of
     ~listen|~listening to|closely
     after|upon|on|having|from ~hear|~listen|hearing from|to
     ~heard you|your
     many|some|most|lots|enough of you ..1 told|asked|said|have|wrote|love|requested|tell|find|felt
     your|loud|clear|based|popular ..2 feedback|demand|opinion
     customer|user|merchant|community feedback ~show|~tell|~be|has|was|that|from|we
     popular demand
     ~better|best serve
     ~serve ..2 better|best
     ~give|~offer|~provide|~deliver|~bring|~create|~keep ..1 you|~customer|~everyone|~user|our|the|a|~developer ..4 best|value|better|deserve|performance
     you|they|~developer|~customer|~user|~everyone|~team ~deserve
     ~close|dear|near|heart to|of our|its|everyone's|everything ..1 ~heart|~hearts|do|we
     at the heart of
     after|following much|careful|long|thorough|lots|a ..2 ~consideration|~thought|~deliberation|~discussion|~review|thinking
     difficult|tough|hard|easy|lightly|bittersweet ~decision|~choice|~call
     ~decision ..1 lightly|easily
     changed our minds
     gift to
     is a gift
     growing with us
     changing|evolving ~market|~needs|~landscape|~business
     spring cleaning
     ~refocus|refocusing|refocus
     ~review of our|its|the ..3 portfolio|product|strategy|line|range|offering|lineup|business|priorities
     strategic|business|portfolio|internal ~review|~assessment|~reasons|~reason|~considerations|~decision|~grounds|~priorities|~goals|~needs|~realignment
     demand|interest|usage|use|traffic ..3 dried|waned|dwindled|faded|shrunk|fallen|dropped|declined|slipped
     commercial|commercially|economic|business|financial|financially sense|reason|reasons|grounds|considerations|viable|unviable|pressure|case
     makes|make|made no|little commercial|economic|business|financial? sense $
     for economic|commercial|business|financial|strategic|organizational|organisational
     shifting|changing|evolving|new|different|other|business|strategic ..1 priorities
     priorities have|are|changed|shifted
     tidy|tidying|clean|cleaning|slim|slimming|thin|trim|trimming ..1 up|down|out? our|the|its ..2 ~range|~portfolio|~product|~catalog|~offering|~platform|~line|~house|lineup|codebase
     ~fit|~fits ..2 ~portfolio|~strategy|~plans|~range|~vision|~direction
     ~take|took|taken ..1 lightly
     ~customer|~user|~people|you|many|~team|~merchant ..1 kept|keep|have|had ..1 ~ask|~call|~beg|~wish ..1 for
     in|on our|its|their ..1 drive|quest|journey|path|way|road|march to|toward|towards
     raise|raising|raised the bar
     following|after|upon|given many? ~request|~complaint|~suggestion|~wish|~comment|~feedback from|by|of
     hardly|barely|almost|nearly|practically anyone|anybody|nobody|no-one|none
     most|many|all|majority ..2 ~customer|~user|~people|~team ..1 have|had|already ~move|~switch|moved|switched|left|migrated
     so|that that? our ..2 ~team|engineers|staff|people|developers|colleagues
     free|frees|freeing|freed ..1 capacity|resources|time|engineers|developers|hands|our
     ~do more with less
     changing|changed|new|shifted|shifting direction|course
     keep|keeping|keeps ..3 lean|simple|tidy|manageable|healthy|sustainable $
     following|after|since|with|through ..3 acquisition|merger|takeover|reorganization|reorganisation|restructuring|rebranding|rebrand
     rising|higher|growing|increasing|mounting|soaring|increased ..2 ~cost|~fee|~price|~expense|~overhead
     ~cost|~fee|~expense ..1 ~rise|risen|grown|exploded|soared|increased
     ~modernise|modernize|modernizing|modernising our|the|its|their|$
     ~reduce|~cut|~lower|~tame|~avoid|reducing ..1 complexity|overhead|duplication|clutter|maintenance
     ~reduce|~lighten|~ease ..3 maintenance|burden|workload
     ~let|~allow|~enable|~help|~free ..3 to? ~innovate|~focus|~concentrate|~ship|~invest|~simplify|~streamline|~refocus|~move faster|more|on|in|better|new|our|$
     ~wind|~clean|cleaning|tidying|streamlining|slimming|trimming|pruning|decluttering ..2 our|the|its ..2 ~house|~portfolio|~catalog|~product|~line|~range|~menu|~offering|lineup|codebase
     in line with ..4 strategy|vision|direction|goals|roadmap|mission|policy
     cloud first
     being streamlined|consolidated|simplified|modernized|modernised
     no|any longer|more fits|fit|aligned|aligns ..2 ~strategy|~vision|~direction|~roadmap|~focus|with
     keep|keeping|keeps ..2 ~price|~cost|prices|costs low|down
     to keep ..1 ~ship|~deliver|~build|~innovate|~improve|~grow|delivering
     more for your|their|the money
     ~customer|~user|~people|~you ~love most|best|the
     is the future
     our time|hands|plate
     newer|other|bigger|exciting|new projects|priorities|things|products|initiatives`,
    { sort: 'business-reason', weight: 1 },
  ],
  [
    `~streamline|~consolidate|~modernize|~innovate|~innovation|~innovative|~strategy
     ~cost|~costs|~budget|~priority|~feedback|~popular|~demand
     hard|difficult|costly|expensive|burden|effort to ~maintain
     ~maintain|~support|~run|~operate ..2 two|both|several|multiple|many|old
     decided to
     ~simplify
     ~focus|~concentrate
     ~commitment|~mission|~vision|~passion`,
    { sort: 'business-reason', weight: 0.4 },
  ],
  // Calls to act without content of their own.
  [
    `^ please|and|so|do|but|then|just|to? do|please? @begin ..3 @soon $
     ^ please|and|so|do|but|then|just? do|please? ~start|~begin|act|hurry ..1 @soon
     please|to|do|by|should ~start|~begin|act|~plan|planning|starting|beginning|acting @soon
     starting|acting|beginning today|now|early|soon $
     ^ please|and|so|do? do? get going|moving|started|cracking today|now|early|soon|and|$
     as early|soon as you|possible can?
     at your earliest convenience
     don't|not|never|without|no wait|delay|hesitate|dawdle|procrastinate|waiting|delaying|delay $
     don't|not wait|delay until|till|for|any|too|and|another ..2 ~last|~longer|~minute|~summer|~winter|~autumn|~spring|~date|~deadline|~long|~moment|~end|~final|~week|~year|~month|~january|~february|~march|~april|~may|~june|~july|~august|~september|~october|~november|~december
     don't|not put|leave|postpone|~put|putting|leaving this|it|them|things|the? ..1 off|until|till|to|for|late
     ^ and? act|move|be fast|quick|quickly|swift
     time is|'s|flies running|ticking|short|of
     ^ and|so|please? make|take|join the switch|move|jump|leap|plunge ..1 @soon|$
     ^ get in early|now|first
     ~last|eleventh|~final ~minute|~moment|hour
     the sooner|earlier|faster|quicker you|the|your|we
     sooner rather than|the better
     sooner the better
     ~earlier the better
     ahead of the rush|crowd|curve|time
     ~beat the rush|deadline|clock
     get ahead of
     no time ~to|like
     why not|wait today|right|start|now|give|try|begin|take|move|$
     @we ..1 ~urge|~encourage|~implore|~invite ..2 you|everyone|all|customers|users|teams
     ~urge|~encourage|~remind|~recommend|~suggest|~advise ..3 once more|again
     ~recommend|~suggest|~advise|~encourage|~urge ..4 ~start|~begin|~act|~plan|~starting|starting today|now|early|soon|as|the
     ~you'll|~you be glad|thankful|happy
     ~once again we
     ^ please? act|migrate|move|switch|upgrade without delay|further|hesitation
     ~hurry
     clock is ticking
     ~time to ~act|~move|~migrate|~switch|get|go|start is? now?
     no|not|never time|moment|better ..1 ~like|to ..1 waste|lose|present|now|start
     ^ go on $
     take a look today|now|$
     well ahead|before
     you've got this|$
     ~really mean it`,
    { sort: 'encouragement', weight: 1 },
  ],
  [
    `as soon|early as possible
     in good time
     in time $
     ~promptly|immediately|urgently|asap
     please please
     friendly reminder|heads-up|note|nudge
     don't ~forget to ~migrate|~move|~switch|~update|~upgrade
     one ~final|~last|~more reminder|time
     once more
     let's|~let us? get|go|do|make`,
    { sort: 'encouragement', weight: 0.5 },
  ],
  // Offers of help, sign-offs and boilerplate.
  [
    `~happy|~glad|~pleased|~delighted|here|~ready|~eager to help|assist|answer|support|discuss
     ~reach out ..3 to|if|with|any|anytime|at|$
     ~get|be|stay in touch
     need|want|looking a? helping? hand|help
     shout|holler|yell if|out|when
     ~don't|not ~hesitate to
     let us|me know if|what|how|in|on
     ~ping|~drop|~message|~email|~write|~contact us|me|our ..3 with|a|if|any|anytime|for|line|note|~question|~support
     any|more|have|got|with|further ~question
     ~question $
     only|just a ~message|~call|~click away
     ~support ~team|people ..3 ~help|~happy|~glad|~question
     best|kind|warm|warmest|friendly ~regards|wishes
     yours|~sincerely ~faithfully|truly|sincerely|yours
     have a great|nice|good|lovely|wonderful day|week|weekend|one
     ~cheers $
     unsubscribe here?
     all rights reserved
     you are|you're receiving this
     you ~receive|~get|got this|the ~email|~e-mail|~message|~mail|~notice|~letter
     ~you|you're ~rock|the|awesome best
     you're|you the|are best
     ~yours sincerely|faithfully`,
    { sort: 'signature', weight: 0.9 },
  ],
];

/** Where the language of filler stands, in one table. */
export const FILLER_PHRASES: PhraseTable<Sign> = new PhraseTable(CLASSES, TABLE);
