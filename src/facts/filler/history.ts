import type { FillerRow } from './words.ts';

/** Company and product history. */
export const history: readonly FillerRow[] = [
  // Company and product history.
  [
    `born|hatched|cobbled|conceived at|on|as|together|out|from|during
     born|hatched|cobbled|conceived in ..2 %|@years|weekend|summer|spring|winter|autumn|era|age
     ~start|~started|~begin|~began|~begun|originated|originally as|out|life|with a|an|as|our|out|one|from|as ..4 hackathon|project|experiment|prototype|weekend|idea|tool|startup|script|side
     hackathon|anniversary|birthday
     in|from a|an|our|his|her|my|their|somebody's|someone's ..1 garage
     @we|~company|~firm|~brand|~house|~business|~vendor ..1 merged|~merge last|in|this|with|$
     year|season of sailing|trading|service|operation|business|existence
     weekend project|hack
     kitchen table
     decade|decades ago
     @we|it|that|began|started|founded|launched|was ..5 ~year ago
     over|through|throughout|down|across the|these|those|all|many these|those? years|decades
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
     ~method|~format|~feature|~service|~tool|~interface|~protocol|~product|~app|~system|~option|~way|~technology in|on use|service|operation|duty|production since %
     ^ in|on service|use|operation|production|duty|business|existence since % $
     ^ in|on service|use|operation|production|duty|business|existence for ..1 # ~year|~decade $
     ^ live|online|running|offered|around|open|going|active since % $
     ^ running|serving|operating|going|standing|active|live|online|around for ..1 # ~year|~decade $
     ^ a|an|our|its|the|one ..5 since % $
     around since
     it|we|service|team|company|project|all once began $
     # year|years and ..3 after launch|launching|debut|founding
     has|have|had always ~care|believed|tried|strived|loved
     back in %
     back in the|those ~day|~days
     early|humble|good|old days|beginnings|beginning|origins|times
     was|were|among one? of? the|our|its|my very? first ..3 ever|~app|~product|~feature|~thing|~plan|~interface|~service|~model|~integration|~endpoint|~api|~tool|~connector|@we|~customers
     our|its very? first ~plan|~service|~model|~region|~tool|~feature|~integration|~site|~store|~offering|~edition
     built|coded|wrote|written|started|made|born|began ..3 in a|an|our|his|her|the ..2 garage|brewery|barn|shed|cellar|kitchen|dorm|loft|bedroom|basement|attic|hut
     our|the very|its very? first ~api|~webhook|~release|~product|~transaction|~customer|~beta|~version|~server|~app|~office|~line|~sdk
     ever|first @we built|shipped|made|released|wrote|launched
     launched|founded|debuted|unveiled|pioneered ..3 in|since|back|during %|year|years|then|those
     since @we|our|its ..1 launched|founded|opened|inception|founding|debut
     since its|their|our inception|launch|introduction|founding|beginning|beginnings|start|birth|dawn|debut
     when @we ..1 first|started|launched|opened|introduced|wrote|built|founded|began
     @we started|launched|opened|founded our|this|doors|out|with|as
     when ..4 arrived|landed|debuted|appeared|launched ..2 in %
     @we first|originally|once ~launch|~build|~introduce|~ship|~release|~start|~write|~open|wrote|built
     ~open our|its|their doors
     ~remember|~recall|~reminisce ..2 fondly|launch|days
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
     the pride|joy|jewel|heart|darling of
     at|in its|their peak|heyday|prime
     first ..1 shown|presented|launched|introduced|unveiled ..1 in|at|back|as|to|on
     day one
     on the map
     ~learn|~grow ..1 with it|us $
     @crowd of ..1 things
     nobody|no-one|who ..1 expected|thought|knew|imagined
     ~write|~build|~create|~make|~design|~develop|~invent|~start|written|built|wrote ..3 by ..2 founder|founders|students|student|intern|intern's|interns|volunteers|hobbyists|friends|brothers|sisters|colleague|colleagues
     our|the|my|its|two|three|one|of ..1 founder|founders|founder's
     napkin|attic|basement|intern's|co-founder
     built|coded|written|wrote|hacked|sketched|drawn|made ..3 over|in|on|during|one|late ..2 weekend|weekends|night|nights|summer|evening|coffee|beer|pizza
     ~rely|~trust|~love|~depend|~favor|~enjoy ..4 for ..3 # ~year|decade|decades
     ~rely|~trust|~love|~used|~cherished|~adopted by ..1 @crowd|many|countless|enterprises|generations|thousands|millions|so
     been ..1 trusted|loved|favorite|favourite|home|cornerstone|backbone|staple|mainstay
     the|our|once|a flagship
     cornerstone|mainstay|staple|crown jewel|pioneer|pioneering
     ahead of its|their time
     countless ~team|~customer|~user|~people|~developer|~company|~project|~hour|~night|~site
     show|shows|showing|showed its|their age
     founded|launched|invented|designed|written|coded in|back|during %
     fond|fondest ~memory|memories
     dates|date|dating|go|goes|going back to the? %|days|when|year|years|early|era|times
     dates|dated back to
     ~command|~tool|~feature|~format|~interface|~protocol|~product|~option|~service|~module|~script ..1 dating back to
     never|not|hardly meant|intended|supposed|built to last
     wow $
     end of an era
     an era
     its|their time is|has up|come|passed
     began|started with|as|life|on|from ..2 two|three|a|one|an ..1 people|person|heater|idea|napkin|experiment|hobby|desk|server|laptop|script|tool|team
     have|has offered|offers|provided|served|carried|run|supported ..5 since %
     ~protect|~connect|~serve|~deliver|~keep|~help|~publish|~care|~build|~grow|~trust|~add ..5 since %
     has|have|had|been ..5 since @we|it|they|our|its|the ..1 ~launch|~found|~start|~inception|~founding|~debut|~begin|~open
     since our|its|their launch|founding|start|opening|debut|beta ..1 in? %|$
     since|from the days of|when|we
     wrote|coded|built|sketched|soldered|drew|hacked it|this|them|the|our ..2 in|back|during %
     ^ farewell|goodbye|adieu $
     a|our|its|this|one ..1 farewell|goodbye|adieu $|to
     ^ # ..1 this|next year $
     ^ # ..1 ~year old|young|strong $
     ^ humming|whirring|ticking|chugging|purring|toiling|trusted|loved|beloved ..3 since % $
     after|following # ..1 ~season|~decade|~generation|~chapter|~edition|~volume and|of|in|on|with|$
     after|following # ..1 ~year and|of
     after|following ..3 ~year|~decade|~season together
     after|following ..3 and # ~million|~billion|~thousand
     good things ..1 come to
     nothing ..1 lasts|last forever
     with|has its|their|our? roots in
     looked|looking after ..3 since|for
     ~babysit ..3 since
     ~carry|carried ..2 old baggage
     time to say goodbye|farewell
     old friend|friends $
     quarter|half of? a ~century
     ~open|started|built|created ..4 in % as|with|by|from
     in % as its|our|their|a|an|the ..1 first|second|third|only|own|youngest
     its|our|their first|second|third|fourth|fifth|oldest|youngest ..2 since|from|of %
     rooted|roots in ..3 for|since
     at home|present|active|based in ..2 for ..2 @years`,
    { sort: 'history', weight: 1 },
  ],
  [
    `launch|launched|introduced|debut|debuted|pioneer|pioneered|founded
     # ..1 ~freelancer|~customer|~user|~merchant|~developer|~team|~company|~people|~business have|has ~choose|~use|~trust|~love
     # ~contributor|~people|~engineer ..2 ~contribute|~work|~go|~went|to
     ~contributor|contributors
     in|for|after|over # ~year
     since|in|back %
     heritage|origins|roots
     @crowd
     has|have|had ~serve|served
     ~serve|served
     once|originally|used to
     first ever`,
    { sort: 'history', weight: 0.4 },
  ],
];
