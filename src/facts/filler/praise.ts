import type { FillerRow } from './words.ts';

/** Excitement and praise: of the replacement, the vendor, the reader. */
export const praise: readonly FillerRow[] = [
  // Excitement and praise.
  [
    `@we @be @very? @very? @very? @feeling
     excited|thrilled|stoked|psyched about|to|that|by|for
     ~excite|~excitement|~thrill
     ~proud of|to|that|$
     proud|proudest|proudly
     @we can't|cannot|hardly|barely hardly|barely|really|quite? wait
     ^ can't|cannot wait to
     @we ~look|looking forward
     look|looking forward to
     here's to the? ..1 next|many|more|another
     happy building|coding|mapping|querying|shipping|hacking|sending|developing|testing|migrating|deploying|streaming|trading|selling|writing|sailing|learning|exploring|birthday|anniversary|holidays|automating|scripting|designing|making|cooking|hiking|publishing|reporting|charting|gaming|tracking|syncing|integrating|searching|listening|reading|scheduling|upgrading|travels|new
     happy|~celebrate ..1 birthday|anniversary|birthdays
     celebrate|celebrating|celebrates|celebrated
     you|they|users|customers|everyone will|would surely|really|just|absolutely? love|adore
     you|they|users|customers|everyone|you're|they're are|is? going|bound|sure to love|adore
     you'll|they'll|users|customers|you|team|we|everyone|merchants|developers simply|absolutely|really|just? love|loves|adore|adores|loved|adored
     fallen|falling|fell in love
     good|great|exciting|fantastic|wonderful|happy|awesome|big|brilliant ~news
     @we ~hope|hopes|hoping|trust|bet|promise|believe|sure|confident you|you'll|that|our|it|this|developers|customers|everyone|every
     next|new|exciting|bright ..1 chapter|journey|adventure|era
     ~bright|brighter|exciting|promising ~future|~road|~days|~times|~one|~tomorrow
     road ahead
     what you ~build|build|make|create
     what|where|see ..2 you|comes|come|trail|you'll|we ..1 ~build|next|leads
     what's|what is coming|ahead
     just getting started
     ~stay tuned
     ~say hello|hi to
     ~wave|~bid goodbye|farewell
     ~welcome to a|the|your
     introducing the|our|a
     big things
     number one|1 ~priority
     give|gives|gave ..4 a spin|try|whirl|go
     ~tell a friend|friends
     ~follow us
     ~join our|us ~webinar|for|on|in|at|~community
     high five
     longer|earlier|sooner|better than most|anyone|anybody|everyone else|$
     @we ever wrote|written|built|made|shipped|designed
     and counting
     before anyone|anybody|everyone else
     before ..2 ~be cool|fashionable|hip|trendy
     like no one|nobody else|other
     brought to you|us by
     happy|proud|dedicated|tireless|hard-working|fantastic|passionate ~contributor|~volunteer|~engineer|~maintainer
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
     @be a|our|another record release|year|quarter|month|season
     another record year|quarter|season|month
     best of both worlds
     in the best of ~company|~hand
     ~take ..2 pride in
     ~give|~get|~bring ..2 a|an real|big|huge|welcome|fresh boost|lift|edge
     going|bound to be epic|awesome|amazing|great|fantastic|legendary
     fastest|quickest growing
     fastest-growing|best-loved|much-loved|most-loved
     we|have|had|always|ever ..1 ~dream|dreamt of|$
     good luck
     you ..2 rock|rule $
     rest assured
     time for something|a new|fresh|change
     worked|working hard
     labor|labour of love
     long awaited|anticipated|overdue
     up and running in|within no|minutes|seconds
     in no time
     future ~be|looks ..1 bright
     ~love at first
     ^ and|so? enjoy $
     @we will? ..1 miss ..2 dearly|sorely
     ^ may your|you|the|all ..2 ~be|~have|~never|~find
     ^ happy ..2 $
     ^ happy ..2 from|and|with
     gives|give @we goosebumps|joy|chills
     gets|get|keeps @we up|going|awake ..3 morning|night|$
     ^ enjoy
     cheers everyone|all
     ^ kudos|hooray|yay|hurray|woohoo
     say|wave goodbye|farewell to ..1 slow|old|manual|clunky|tedious|all|long|hassle
     never been @better
     ^ always|gladly|ever|forever? at your service
     packed|loaded|brimming|bursting with ..3 ~feature|~improvement|~goody|goodies|~tool|~option|~idea|~possibility|~surprise|~trick|~treat|power|everything|new|love|fun|~delight|~enhancement|~capability
     ~be|truly|really|an|so outstanding $|~product|~tool|~team
     ~be|truly|really|an|so exceptional $|~product|~tool|~team
     exceptional ~service|~support|~experience|~performance|~quality|~result|~reliability|~value|~work|~community|~design|~speed|~accuracy|~uptime|~commitment|~dedication|~effort|~journey|~partner|~talent
     outstanding ~service|~support|~experience|~performance|~quality|~result|~reliability|~value|~work|~community|~design|~speed|~accuracy|~uptime
     so|far|much|way|even|lot|lots ..1 cooler|nicer|prettier|comfier|sweeter|fun|cool|funkier|lovelier|handsomer
     ~be|feels|looks ..1 cooler|prettier|comfier|sweeter|lovelier|handsomer
     ~month|~year|~week|~long in the making
     full of ..2 features|improvements|goodies|surprises|ideas
     dozens|lots|tons|loads|plenty|countless|many|hundreds|host|raft|wealth of? ..2 possibilities|opportunities|improvements|features|enhancements|goodies|refinements|tweaks|extras
     brings|bring|comes|features|includes|boasts|adds|offering|sports ..4 improvements|goodies|enhancements|treats|refinements|delights
     new ..1 look|coat
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
     ~put|putting people|you|customers|users|members|citizens|patients|readers|players|families first
     no ~worries|~surprises|~fuss|~hassle|~sweat|~drama|~headaches
     no ~stress $
     without ..2 ~fuss|~hassle|~headaches
     without ..2 ~stress $
     in good|safe hands
     got|have|has you covered
     got|has your back
     every|each step of|along the? way
     all|through the? steps of|along the? way
     @we @be? here for|to you|help|support|every|guide
     with you all|every
     take|takes|taking ..2 very? seriously
     @we ..1 ~care about|deeply
     dream|dreams come|true
     ~best|finest ..4 ever|yet|available
     best ~experience|version|interface|product|platform|possible
     most|more carefully|ambitious|advanced|beautiful|powerful|exciting|modern|capable|elegant ..1 crafted|~launch|~interface|~model|~release|~version|~platform|~product|~api|~system|ever|yet|~tool
     than ever
     biggest|largest|greatest|finest|boldest ..2 ever
     ever|than ~ship|shipped|built|made|written $
     @better than before|now|the
     all-new|brand-new
     brand new
     faster|quicker|cheaper|smarter|simpler|cleaner|richer|safer|better|smoother|nicer|easier|stronger and|or|but @better|safer|stronger|cheaper|more
     feels|feel|feeling much|so|lot? @better
     how ..1 @praise
     to|that serve|serves|help ..2 better
     better ~serve|~support|~experience
     ~deserve the|better|more|it
     ~ready for|to an upgrade|$
     getting|get|gets a|an? makeover|facelift
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
  ['new|fresh|redesigned|shiny ..1 logo|logos|wordmark|mascot|branding', { sort: 'marketing', weight: 0.8 }],
  [
    `powerful|powerfully|modern|intuitive|robust|comprehensive|user-friendly|feature-rich|easy-going|sophisticated|elegant|seamless|seamlessly|smooth|smoothly|fun|lovely|great|smarter|fresh|fresher|safer|lovingly|warmly|gladly
     @better
     makes|make|making ..3 @better
     even @better|stronger|safer|more
     improved|enhanced|refined|polished|beloved|favorite|favourite
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
     journey|adventure|odyssey
     ~redesign|redesigned|revamped|overhauled|refreshed|reimagined|rebuilt ..1 console|dashboard|ui|interface|look|editor|design|website|app|experience|homepage|portal
     @we ~be? ~commit to ~provide|~deliver|~make|~serve|~bring|~offer|~ensure|~help|~support|~improve|~continue|~keep|~build|your|our|you|a|the|excellence|quality|security|privacy|openness|transparency|~innovate`,
    { sort: 'marketing', weight: 0.5 },
  ],
];
