import type { FillerRow } from './words.ts';

/** Reasons that constrain no user. */
export const business: readonly FillerRow[] = [
  // Reasons that constrain no user.
  [
    `letting|lets|allows|allowing|enables|enabling|helps|helping engineers|developers to? @benign
     letting|lets|allows|allowing|enables|enabling|helps|helping them to? ~focus|~concentrate|~invest|~innovate|~devote|~dedicate|~improve|~ship|~spend
     lets|let|letting|allow|allows|allowing|enables|enabling|helps|helping|frees|freeing us|@we|our ..2 to? @benign
     so|that that? @we|our ..1 can|may|could|will @benign
     to|and|can|could|will|us|wants|want|would|by|we're|are|better ~focus on|our|more|fully
     ~focus on fewer|what|our|the|newer|building|new|a|making|improving|delivering|better|things|other|core|one
     to|and|us|wants|want|can|will|by ~concentrate
     ~concentrate on|our
     our|the|its|their|sharpen|with|more|full ~focus|~energy|~energies|~efforts|~attention ..1 on|into|to|toward|towards|is|elsewhere
     putting|put|pour|pouring|channel|channeling|direct|directing|invest|investing|devote|spend|spending|dedicate|turn ..2 ~energy|~effort|~efforts|~time|~resource|~attention|~heart|~focus
     ~sharpen ..1 focus
     our|the|main|whole|full focus is
     ~narrow|~refocus|~sharpen|~realign|~reorient|~rethink|~reshape|~restructure|~rationalise|~rationalize|~slim|~prune|~trim|~streamline|~harmonise|~reposition ..1 our|its|their|the ..2 ~product|~portfolio|~range|~offering|~business|~line-up|~lineup|~roadmap|~footprint|~catalogue|~catalog|~strategy|~focus
     ~move|moves the needle
     ~double|doubling down on
     core business|competence|competencies
     to|and|that|it|by ~invest|~investing ..3 in|into|on
     @we ~invest ..2 in|on
     make|makes|making|made|create|creating room|way|space for
     ~free up ..2 ~resource|~time|~team|~engineer|us
     part of|in @we|our|its|their|an|the|a|it's|this ..3 ~commitment|~effort|~strategy|~mission|~vision|~modernization|~push|~cleanup|~simplification|~consolidation|~quest|~transformation
     part of our|its|their|a ..3 ~drive|~initiative|~journey|~program|~promise|~goal|~investment
     ~ongoing|~continue|~continued|~long-standing ~commitment|~effort|~mission|~investment
     @be|remain|remains|fully|stay committed|dedicated to
     commitment|commitments to
     our|its|company|product|business|long-term ~mission|~vision|~strategy
     the ~mission|~vision|~strategy of|for|behind|to|that|is|$
     ~strategic
     milestone|step|part|element|pillar|result of|in the|our|its|this ..1 ~strategy
     our|its|company|corporate|business|product|platform|long-term|overall|growth|digital|market|brand ..1 ~strategy
     to|and|by ~streamline|~consolidate|~simplify|~modernize|~unify|~declutter|~harmonize|~rationalize ..3 ~portfolio|~lineup|~line-up|~product|~stack|~platform|~offer|~offering|~catalog|~range|~line|~pricing|~plan|~tool|~service|~experience|~codebase|~suite|~house|~life|~thing|~infrastructure|~number|@we|our|~system
     means @we ship|deliver|build
     lets|helps|allows|enables the|our|its ..2 ~team to? ship|deliver|build|focus
     ~portfolio|~lineup|~line-up|~offering is|gets|are|being ..2 ~slim|~trim|~prune|~tidy|~streamline|~simplify|~focus
     ~save|~saves|~lower|~lowers|~cut|~cuts ..2 administrative|administration|running|operating ~cost|~costs|~expense
     ~streamline|~simplify|~rationalise|~rationalize ..3 ~process|~operation|~administration|~workload|~business
     ~portfolio|~lineup|~line-up ..2 small|simple|lean|clear|tidy|focused|focus
     to ~optimize|~optimise our? ~cost|~costs|~expense
     leaner|slimmer|tidier|simpler|streamlined ~portfolio|~lineup|~line-up
     keep|keeping|kept|keeps ..1 ~line-up|~lineup|~portfolio|~offering|~things ..1 small|simple|lean|tidy|clear
     keep|keeping things simple|tidy|lean
     one|single|unified|fewer|consistent ..2 ~experience|~platform ..3 @we|ship|build|improve|deliver|lets|faster|that
     single|one|consistent|unified|modern|better|best|great|smooth|smoother|seamless|richer|exceptional|delightful|optimal|improved|superior ..1 ~experience
     @we|maintainer|maintainers|engineers|founder|founders|owner ..1 want|wants|wish|wishes|prefer|prefers my|our|his|her|their|a|one|more|fewer|less
     as|is part of the ..4 ~initiative|~agenda|~campaign|~vision|~transformation|~modernization|~modernisation|programme|program $
     @we|maintainer|maintainers|engineers|founder|founders|owner would|'d rather|prefer|love to|a|my|our|his|her|their|put
     maintainer|maintainers|engineers|founder|founders|owner|author|he|she would like to
     i'd|we'd rather|like|love to|a|my|our
     @we would|'d rather ~invest|~spend|~focus|~build|~work|~concentrate|~develop
     keeping|running|maintaining|operating|supporting|hosting|storing ..4 is|are|was|were ..1 cheaper|easier|simpler than
     keeping|running|maintaining|operating|supporting|hosting|storing ..5 ~cost more|less|us
     ~cut|~lower|~reduce|~save what @we|it ~pay|~spend|~cost
     than|only|just|barely|under # percent|per cent? of ..4 still
     ~reduce|~cut|~lower|~save|saving|~rising|~control|~contain ..2 ~cost|~costs|~expense|~overhead|~spend
     ~cost|~costs|~expense too|had|have|has ~be? ~rise|~grow|~become|much|~increase|~climb|risen|grown
     too|very|more|increasingly|so|become|became ~costly|~expensive|uneconomical|unprofitable
     affordable|unaffordable|unprofitable|uneconomical|profitable|profitability|economical|economically
     no longer|not ..1 affordable|profitable|viable|sustainable|economical|worthwhile
     ~afford to
     low|declining|shrinking|dwindling|falling|waning|decreasing ..1 usage|adoption|demand|interest|popularity|uptake|take-up|volumes|sales|turnover|revenue
     usage|adoption|demand|interest|uptake|volumes|sales|turnover|revenue ..3 no longer|not ~justify|~warrant|~support
     better|best|efficient|wiser use of our|its|their ..1 ~resource|~time|~capacity|~staff|~engineer
     ~allocate|~use|~deploy|~spend our|its|their? ..1 ~resource ..1 better|efficiently|wisely|elsewhere
     lower|smaller|reduced ..2 ~bill|~cost|~expense for us
     @we would like to have one|a|fewer|less
     usage|adoption|demand|interest|popularity|uptake has|have|had|was|is ..1 ~drop|~decline|~fall|~shrink|~low|~dwindle|~wane|~decrease|dropped|fallen|small
     ~unpopular|~popularity
     few|fewer|hardly|handful|small ..2 customers|users|people|teams|merchants|percent|of ..2 use|used|using|chose|relied|still
     rarely|hardly|little|barely used
     ~feedback from|was|loud|has|told|we|you|made|of
     listen|listens|listened|listening to you|your|our|customers|users|feedback|the|what
     listen|listens|listened|listening closely
     after|upon|on|having|from ~hear|~listen|hearing from|to
     ~heard you|your
     many|some|most|lots|enough of you ..1 told|asked|said|wrote|love|requested|tell|find|felt
     your|loud|clear|based|popular ..2 feedback|demand|opinion
     customer|user|merchant|community feedback ~show|~tell|~be|has|was|that|from|we
     popular demand
     ~better|best serve
     ~serve ..2 better|best
     ~give|~offer|~provide|~deliver|~bring|~create|~keep ..1 you|~customer|~everyone|~user|our|~developer ..4 best|better|deserve
     you|they|~developer|~customer|~user|~everyone|~team ~deserve
     ~close|dear|near|heart to|of our|its|everyone's|everything ..1 ~heart|~hearts|do|we
     at the heart of
     after|following much|careful|long|thorough|lots|a ..2 ~consideration|~thought|~deliberation|~discussion|thinking
     after|following a? ..1 careful|long|thorough|internal|extensive|detailed ~review
     difficult|tough|hard|easy|lightly|bittersweet ~decision|~choice|~call
     ~decision ..1 lightly|easily
     changed our minds
     growing with us
     changing|evolving ~market|~needs|~landscape|~business
     spring cleaning
     ~refocus|refocusing|refocus
     ~review of our|its|the ..3 portfolio|product|strategy|line|range|offering|lineup|business|priorities
     strategic|business|portfolio|internal ~review|~assessment|~reasons|~reason|~considerations|~decision|~grounds|~priorities|~goals|~needs|~realignment
     demand|interest|usage ..3 dried|waned|dwindled|faded|shrunk|fallen|declined|slipped
     commercial|commercially|economic|business|financial|financially sense|reason|reasons|grounds|considerations|viable|unviable|pressure|case
     makes|make|made no|little commercial|economic|business|financial? sense $
     reasons of cost|economy|efficiency|focus|strategy|simplicity|capacity|staffing|personnel|budget
     for ..1 staffing|staff|personnel|budget|budgetary|cost|organisational|organizational|logistical|economic|internal reasons
     too much of? our|the ..2 time|effort|energy|attention|resources|capacity
     ~meet ..2 expectations|demands of|from
     shifting|changing|evolving|new|different|other|business|strategic ..1 priorities
     our|its|company|business priorities have|are|changed|shifted|moved
     priorities have|are|had ..1 changed|shifted|moved|evolved
     priorities changed|shifted|moved|evolved
     tidy|tidying|clean|cleaning|slim|slimming|thin|trim|trimming ..1 up|down|out? our|the|its ..2 ~range|~portfolio|~product|~catalog|~offering|~platform|~line|~house|lineup|codebase
     ~fit|~fits ..2 ~portfolio|~strategy|~vision|~direction
     ~take|took|taken ..1 lightly
     ~customer|~user|~people|you|many|~team|~merchant ..1 kept|keep|have|had ..1 ~ask|~call|~beg|~wish ..1 for
     in|on our|its|their ..1 drive|quest|journey to|toward|towards
     raise|raising|raised the bar
     following|given many ~complaint|~suggestion|~wish|~feedback from|by|of
     hardly|barely|almost|nearly|practically anyone|anybody|nobody|no-one|none
     most|many|majority ..2 ~customer|~user|~people|~team have|had already
     free|frees|freeing|freed ..1 capacity|resources|time|engineers|developers|hands|our
     ~do more with less
     changing|changed|shifted|shifting direction|course
     keep|keeping|keeps ..3 lean|simple|tidy|manageable|healthy|sustainable $
     following|after|since|with|through ..3 acquisition|merger|takeover|reorganization|reorganisation|restructuring|rebranding|rebrand
     rising|growing|mounting|soaring ..2 ~cost|~fee|~price|~expense|~overhead
     ~cost|~expense have|has risen|grown|exploded|soared
     ~modernise|modernize|modernizing|modernising our|the|its|their|$
     ~reduce|~cut|~lower|~tame|~avoid|reducing ..1 complexity|overhead|duplication|clutter|maintenance
     ~reduce|~lighten|~ease ..3 maintenance|burden|workload
     ~free ..3 to ~innovate|~focus|~concentrate|~ship|~invest|~move|~build|~deliver|~do
     ~let|~allow|~enable|~help ..3 to? ~innovate|~focus|~concentrate|~ship|~invest|~simplify|~streamline|~refocus|~move faster|more|on|in|better|new|our|$
     ~wind|~clean|cleaning|tidying|streamlining|slimming|trimming|pruning|decluttering ..2 our|the|its ..2 ~house|~portfolio|~catalog|~product|~line|~range|~menu|~offering|lineup|codebase
     in line with ..4 strategy|vision|direction|goals|roadmap|mission
     in line with our ..2 policy $
     cloud first
     being streamlined|consolidated|simplified|modernized|modernised
     no|any longer|more fits|fit|aligned|aligns ..2 ~strategy|~vision|~direction|~roadmap|~focus|with
     keep|keeping|keeps ..2 ~price|~cost|prices|costs low|down
     to keep ..1 ~ship|~deliver|~build|~innovate|~improve|~grow|delivering
     more for your|their|the money
     ~customer|~user|~people|~you ~love most|best|the
     is the future
     our plate
     market|markets|industry is|are|has|have ~change|~evolve|moved|shifted
     our customers|users|readers|guests asked|begged|called|wished for
     is|are ~streamline|~consolidate|~simplify ..1 its|their|our ..2 ~portfolio|~product|~range|~lineup
     engineer|engineers|developer|developers|colleagues|designers ..1 want|wants|like|love|prefer|prefers|rather ..2 ~work|~build
     ~cost ..3 too|so much
     to spend less|fewer on|of
     to save us money|cash
     ~save|~spare|saving|sparing ..4 money|cash
     one|a ..1 less|fewer ..6 to ~babysit|~maintain|~look|~operate|~worry
     ~cost|costing ..4 more|better ..4 than ..2 ~earn|~bring|~make|~yield|~return|~give|~worth
     ~reduction|~saving|~savings of|in|on ..2 ~cost|~costs|~expense|~overhead|~spend
     ~cost|~expense ~reduction|~saving|~savings
     ~earn|~yield ..2 less|little|nothing ..1 than|to|$
     ~bring ..2 less|little|nothing than|in
     ~lose|losing us? money
     at a loss
     in the red
     ~save ..3 money|cash
     ~settle on a|one ..2 single|modern|common|look|design|platform|stack|catalogue|catalog|product|system
     everything on|in|onto|under|into one|a ..2 platform|stack|system|codebase|architecture|roof|base|product
     ~price ..1 list a|its|our|the ..1 simpler|clearer|leaner|shorter|tidier
     ~pay for itself|themselves
     ~pay its|their way|keep
     small|tiny|little|limited|modest|shrinking|dwindling ..1 following|readership|audience|fanbase|clientele
     few|fewer ..1 ~customer|~user|~people|~team|~reader|~subscriber left|remain|remained|remaining
     is|are|was|were|been|be ..1 ~renew|~revamp|~overhaul|~refresh|~reorganise|~reorganize|~reshape|~restructure|~rejuvenate|~tidy up? its|our|their|the ..2 ~platform|~portfolio|~range|~offering|~infrastructure|~landscape|~line-up|~lineup|~catalogue|~catalog|~house|~brand
     ~renewal|~revamp|~overhaul|~simplification|~streamlining|~consolidation|~modernisation|~modernization|~reorganisation|~reorganization|~restructuring of our|its|their|the ..2 ~platform|~portfolio|~range|~offering|~infrastructure|~landscape|~line-up|~lineup|~catalogue|~catalog|~house|~brand|~business|~company
     ~reshuffle|reshuffle|reshuffling|reorganisation|reorganization|restructuring among|of|in|at|within ..2 ~staff|~team|~company|~department|~people|~colleague|~business|@we
     ~maintainer|~colleague|~engineer|~staff|~people|~author|~team ..3 changed|switched|moved|joined ..2 ~team|~job|~company
     ~look|~feel|~seem ..1 dated|old-fashioned|outdated|tired|stale|antiquated|unfashionable
     ~look|~feel|~seem ..1 old fashioned
     ~save|saves|saving|sparing ..2 our|its|their|the|'s ..2 ~budget
     ~save|saves|saving|sparing on ..3 ~budget|~cost|~bill|~expense
     ~matter|~question of where|what|how ..3 ~invest|~focus|~spend
     ~double|~triple|~quadruple|~multiply|~inflate|~raise|doubled|tripled|doubles|doubling ..4 ~bill|~cost|~costs|~expense|~spend|~overhead
     @we|to|longer|cannot|can't|not ..1 ~carry|~bear|~shoulder|~sustain|~absorb|~justify ..2 ~cost|~costs|~expense|~fees`,
    { sort: 'business-reason', weight: 1 },
  ],
  [
    `~streamline|~consolidate|~modernize|~innovate|~innovation|~innovative|~strategy
     ~cost|~costs|~budget|~priority|~feedback|~popular
     hard|difficult|costly|expensive|burden|effort to ~maintain
     ~maintain|~support|~run|~operate ..2 two|both|several|multiple|many|old
     decided to
     ~simplify
     ~focus|~concentrate
     commitment|commitments|~mission|~vision|~passion`,
    { sort: 'business-reason', weight: 0.4 },
  ],
];
