import type { GraceSort } from '../grace.ts';
import { type Classes, PhraseTable } from '../phrases.ts';

const CLASSES: Classes = {
  unit: 'day days week weeks fortnight fortnights weekend weekends month months hour hours year years quarter quarters moment moments summer autumn winter spring',
  span: 'period periods phase phases window windows time days week weeks fortnight month months stage',
  coming: 'first following next coming initial early',
  inside: 'in during for within over throughout',
  more: 'more extra additional further another added spare',
  few: 'few couple several some handful bit little short brief while',
  works:
    '~work ~run ~respond ~answer ~function ~operate ~flow ~serve ~accept ~process ~honor ~honour ~tolerate ~forward ~deliver ~go ~succeed ~sign ~use ~reach ~call ~connect ~log ~update ~handle ~collect ~send ~return ~remain ~stay ~be available usable reachable accessible',
  served:
    '~work ~run ~respond ~answer ~accept ~process ~honor ~honour ~tolerate ~serve ~read ~use ~call ~reach through available usable reachable',
  on: '~keep ~continue ~remain ~stay still',
  adapt:
    '~adjust ~adapt ~prepare ~plan ~migrate ~move ~switch ~finish ~complete ~react ~reorganise ~reorganize ~rework ~test ~sort ~get ~wrap ~convert ~port',
  extension:
    'extension extensions prolongation prolongations postponement postponements deferral deferrals deferment deferments',
  exemption: 'exemption exemptions waiver waivers dispensation',
  end: '~deadline ~date cutoff cut-off',
  late: 'late latecomer latecomers straggler stragglers overdue tardy belated',
};

const TABLE: readonly (readonly [string, GraceSort])[] = [
  // A stretch of time with a name of its own.
  [
    `grace @span|of|for|until|is|and|$|after|to|from|during|as
     short|brief|generous|small|# ..1 grace
     a|some|the grace
     short|brief|smooth|soft|gentle|gradual|generous transition|changeover|hand-over|handover|run-off into|for|until|after|over|beyond|period|phase|of|$
     ~transition|transitional|interim|bridging|overlap|run-off|hand-over|handover|changeover|cutover|winding-down|wind-down|ramp-down|adjustment|courtesy|catch-up|tolerance @span
     as a courtesy
     of|with|few|some|several|final|last|more courtesy ~login|~call|~request|~use|~run|~job|~order|~session|~access|~build|~attempt
     wind|run|ramp|phase|tail|cool|hand down|off|out|over @span
     a|short|brief|the|soft|gentle|gradual|slow|during|final ..1 wind|run|ramp down|off|landing $
     a|short|brief|gentle|gradual|slow|@unit wind|ramp|run down|off of|before|after|for|in|so|until|to|that|where|when
     a|an|short|brief|some|# ..2 overlap
     overlap of
     fortnight|fortnight's|week's|weeks'|days'|day's|month's|months' overlap|leeway|tolerance|slack|margin|grace
     @few|@unit of? overlap|leeway|tolerance|slack|margin
     short|brief|gentle|gradual|slow|a wind|ramp|run|phase down|off|out for|before|until|to|period
     ~wind|~taper|~phase|~fade|~ramp down|out|off ..1 over|across ..3 @unit
     second|another|further chance
     soft landing|shutdown|closure|close|stop|end|deadline|cutoff|cut-off|switch-off|cutover
     ~allow|~grant|~offer|~give a|some|the ..2 transition|overlap|changeover|run-on
     leeway|leniency|lenience|lenient|leniently|latitude|forbearance|amnesty|moratorium|dispensation|clemency|reprieve|respite
     @few|@more|a|much|certain|enough|room ..1 slack|flexibility|tolerance|cushion|goodwill|indulgence for|to|on|until|$|if|where|when|with|around
     room ~manoeuvre|~maneuver|~breathe
     ~wiggle|breathing|elbow room
     # @unit window|period|phase to|for|in|during|of
     window|period of # @unit to|for|in
     breathing space|room|spell
     time to spare
     buffer of|period|@unit
     short|small|brief|little|extra|some buffer
     short|brief|limited|small ..2 window|phase
     with|has|leaves ..1 slack
     safety|time buffer|margin
     a buffer|cushion|allowance|margin for ..1 @late|slow|laggards
     time allowed|granted|given|set|reserved ..1 for|to
     room to ~slip|~slide|~overrun|~drift|~spare
     some|little|bit|certain ..1 give|play|wiggle|slack|stretch in|on|around ..1 @end|day|it|timing|schedule
     @end ..1 has|have|with some|little|bit|certain ..1 give|play|wiggle|slack|stretch`,
    'period',
  ],
  // More of it, on request or by itself.
  [
    `@extension until|till|through|to|of|is|are|can|may|on|for|form|request|requests
     @extension by # @unit
     ~request|~grant|~ask|~apply|~get|~offer|~give|~obtain|~need|~want|~receive|~allow|~have|~file|~arrange ..4 @extension
     ~ask|~tell|~write|~contact|~call|~let|~request|~talk ..6 ~postpone|~delay|~defer|~reschedule
     ~need|~want|~like ..4 postponed|deferred|delayed|rescheduled
     ~ask|~tell|~write|~contact|~call|~let|~request|~talk ..5 ~push|~move ..2 @end ..1 back|$
     ~extend|extend|extended|~prolong|~lengthen|~postpone|~defer ..3 ~deadline|~date|~period|access|time|shutdown|removal|end|stop|closure|closing|cutoff|cut-off|switch-off|retirement|sunset
     ~deadline|date|cutoff|shutdown|it|period|switch|change|removal|closure|end|cutover can|may|could be extended|postponed|delayed|deferred|moved|pushed
     ~deadline|date|cutoff|shutdown|removal|closure|end|cutover ..2 likely|probably|might ..2 be? extended|postponed|delayed|deferred|pushed|relaxed
     ~ask|~request|~apply|~get|~need|~want|~write|~contact|~give|~gives|~giving|~buy|~allow|~gain|~grant|~have|~has|~offer|~leave|~provide|~win|~require ..4 @more ~time|@unit
     ~ask|~request|~apply|~get|~need|~want|~give|~grant|~allow|~have ..3 longer ~time|@unit|$
     ~ask|~request|~apply|~negotiate|~arrange|~agree|~grant|~offer ..2 longer run|term|period|deadline|use|support|access
     ~ask|~request|~apply|~get|~need|~want|~buy|~grant|~give|~have|~obtain|~gain|~enable|~add ..4 # @more @unit
     need|want|needs ..1 longer $|time|to|for|on|before|than|if
     @more time
     # @more @unit
     # @unit more
     plus another? # @unit
     for|about an|a|another @extension
     ~ask|~request|~choose|~pick|~agree|~arrange|~negotiate|~want|~need ..4 a later|different|new date|day|deadline|cutoff|time
     ~ask|~apply|~get|~obtain|~need|~want|~grant|~give|~offer|~arrange|~negotiate|~seek|~request|~agree|~file ..4 @exemption
     ~ask|~apply|~negotiate|~arrange|~seek|~grant|~agree ..3 exception|exceptions
     @exemption is|are|can|may|could|will ..2 possible|made|granted|given|considered|allowed|available|arranged|agreed|requested
     ~move|~put|~push|~shift|~schedule|~book ..2 later|different ~slot|~batch|~wave|~round|~date|~day|~window
     exception|exceptions is|are|can|may|will ..2 possible|made|granted|considered|allowed|available
     if|should ..5 too early|soon|tight|short|fast ..2 , ..6 ~ask|~write|~contact|~tell|~call|~turn|~request|~apply|~postpone|~delay|~extend|~choose|later
     miss|missed|misses the|that|this date|deadline|day|cutoff ..2 , ..6 ~find|~help|~arrange|~solution|~sort
     @few @more @unit|time
     little|bit|some @more? time|longer|@more
     another|additional|extra ..2 # ..1 @unit
     for another ~day|~week|~fortnight|~month|~quarter|~year before|until|till|while|and|with|without|as|so|,
     on|upon|by request|demand|application ..1 in|during|for ..5 @unit
     can|could|may|might|will be arranged|accommodated|negotiated|granted
     by individual|special|separate|mutual|private agreement|arrangement
     later by ..1 agreement|arrangement|appointment
     cannot|can't|unable|not ..4 in time ..2 may|can|could|get|gets|have|will
     not|aren't|isn't ready ..4 may|can|could|get|gets
     just|simply ask $`,
    'request',
  ],
  // Time without a measure.
  [
    `for a ..2 while|bit|spell
     a? little|bit after|beyond|past that|it|this|the|then
     until your|the|their ~migration|~move|~switch ..2 complete|completed|done|finished|over
     ~date|~deadline ..1 may|might|could slip|move|shift|change
     followed by a|some ..1 @few|brief|short ..1 @unit|time|spell|period
     for a|some|the short|limited|brief|certain|little|transitional|reasonable|interim time|period|while|spell|phase
     for the rest|remainder of the|that ~month|~year|~quarter|~week|~season
     spread|spreads|spreading|~stretch|staggered over|across ..3 @unit
     another|extra|additional ~week|~month|~quarter|~year $
     one|a more|extra|additional ~week|~month|~quarter|~year
     another ~week|~month|~quarter is|are|may|can|will|to|of
     for|during a|the? ..1 transition $
     ~restore|reinstated|reopened|reopen|prolonged|lengthened ..1 on|upon|if|when ~request|you|asked|needed
     a|short|little while after|longer|yet|more|past|beyond|afterwards
     for some|several ..1 time|@unit
     for a? few|couple ..2 @unit
     a|for|after|within few|couple of? @unit|more after|beyond|past|later|longer|afterwards
     @few|@unit|live|available|works|work longer
     @few @unit longer
     for the time being
     until|till further notice
     until you|you're|you've|everyone|your ..2 ready|done|finished|moved|migrated|switched
     until the end of the month|week|quarter|year|day $
     as|so long as needed|necessary|possible
     for? as|so long as you|they
     @late ..3 can|will|are|is|may|still|get|gets|have|has ..3 @served
     @late ~mover|~migrate|~request|~migration|~comer|~adopter|~caller|~submission|~customer|~user|~client ..4 @served|~time
     for|to stragglers|latecomers
     @late ..2 @served|accepted|admitted|processed|taken ..1 in|for|during|within|up
     @late ..4 ~get|~slip|~squeeze in|through
     won't|not|never|nobody|none ..2 ~be|~stop|~cut|~end|~reject|~lose|~pull|~switch|~turn|~shut|~disappear ..3 right|straight|at away|once
     still|is|are|be|been|jobs tolerated
     still ~tolerate|~honour|~honor
     ~keep|~go|~carry|~continue on? ~use ..5 until|till|while ..5 ready|active|open|live|approved|available|works|arrives|arrived
     ~keep|~go|~carry|~continue ..3 until|till it|they|this ~come|~arrive|~clear|~land|~pass
     may|can|could ..1 ~finish|~complete|~use|~see|~serve|~run ..1 your|their|the current|running|ongoing|present|started ..2 ~cycle|~term|~period|~day|~week|~month|~quarter|~year|~season|~round
     ~taper|~tapers|~tapering|~fade|~fading off|out|away|down|$
     gradually|progressively|slowly ~fade|~taper|~disappear
     ~keep|kept|stay|stays|left on|alive|running|up|open|available by|on|upon|at request|demand|your
     can|will|may|could|might|should still ..2 through|@works ..4 after|beyond|past
     still work|works|respond|responds|answer|accepted|served|honoured|honored|function|functions|available|usable|run|runs ..3 after|beyond|past that|the|then|it|this
     @on ..2 ~run|~work|~respond|~live|~available|~answer|~up while|during as? you|your
     still|continue|continues|keep|keeps|go|goes|remain|remains ..4 beyond|past ..2 ~deadline|~date|~day|~cutoff|that|then
     beyond|past the ~deadline|~date|~cutoff
     won't|not|never|nobody|none ..2 ~be|~stop|~cut|~end|~pull|~switch|~turn|~shut|~disappear ..3 immediately|abruptly|overnight|instantly|suddenly
     @on ..4 into|through the? summer|autumn|fall|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december $
     @on ..6 @inside the? @coming ..1 @unit|few
     @inside the @coming ..1 @unit ..9 @on
     @on ..6 the @unit that|which ~follow
     the @unit that|which ~follow ..9 @on
     @on ..4 shortly|soon|briefly after|afterwards|thereafter
     shortly|soon|briefly after|afterwards|thereafter ..4 @on
     @inside the @coming @unit afterwards|thereafter|after
     @inside the # @unit after|afterwards|thereafter|following ..6 @on
     @on ..6 @inside the # @unit after|afterwards|thereafter|following
     or ..2 shortly|soon|little|bit|briefly after|afterwards|thereafter|later
     if|should|where ..6 late|delayed|overdue|unprepared ..5 @on
     ~wave ..2 through
     not all|everywhere|everybody at once
     nothing|none|nobody ..4 ~break|~fail|~stop|~happen ..2 overnight|immediately|abruptly|instantly|suddenly|right
     beginning|initially|start ..4 merely|only|just ~log|~warn|~flag|~report
     at first ..4 merely|only|just ~log|~warn|~flag|~report
     some|several|few @unit after $
     ~phase|~taper|~fade in|out|off over|during|across the
     best-effort|goodwill basis
     best effort basis
     give or take ..3 @unit
     give or take $
     before|then|time , or ..6 afterwards|thereafter
     ~limp|~linger|~carry|~go|~run|~tick|~live|~stay on a ..1 bit|while|little
     # @unit ..3 as often|many as|times
     ~count on it|them ..2 for ..3 @unit
     until|till|while your|you|you're|they|their|its|it|everyone ..5 may|can ..1 ~keep|~continue|~go|~carry|still
     ~switch|~close|~remove|~shut|~turn|~retire|~disable|~phase|~withdraw ..3 step|bit|little|piece by
     @on ..4 @few @unit after|afterwards|beyond|past|later
     ~loosely|leniently enforced
     will|can|could|may ~keep it|them|this|that open|alive|running|up|on ..2 for|until|till|while
     even where|if|when that|it|this ..2 beyond|past|after
     grandfathered
     until|till it|it's|they|they're|your|yours ..2 ready|live|up|running|available , ..6 can|may|still
     but|though|if not immediately|overnight|abruptly|instantly|suddenly
     may|can|could ..1 ~move|~migrate|~switch|~phase|~upgrade|~convert|~finish|~register|~install ..4 after ..1 @end|date|then
     ~have|~get the|all|whole ..2 @unit to
     a|some|quite ..1 while to|yet|longer|more
     ~have|~get|~give|~leave|~buy|~grant ..2 a ..2 while
     ~leave|~keep ..2 on|up|alive|open|~run|~tick a ..1 little|bit|while
     should|may|might|could|will|can ..2 ~hang|~stick|~limp|~linger on|around|about as|until|till|for|past|beyond|after|a|another|$
     may|can|could|will ..8 in|during the days|weeks|months after|thereafter|afterwards|following
     in|during|for the day|week|month|quarter|year after|thereafter|afterwards|following
     in|during the days|weeks|months after|thereafter|afterwards ..8 may|can|could
     the|whatever|any time they|you|it ~need|~require`,
    'vague',
  ],
  // Use that ends with something of the user's own.
  [
    `may|can|could ..4 until|till ..5 ends|expires|expire|renews|expiry|terminates
     for the length|term|duration|life|lifetime|remainder of the|their|your|its|that ..1 ~contract|~lease|~subscription|~licence|~license|~agreement|~term
     or the|their|your|its end|expiry of the|their|your|its ..1 ~contract|~lease|~subscription|~licence|~license|~agreement|~term
     to|until|till the end|expiry|close of the|their|your|its|that ..1 ~contract|~lease|~subscription|~licence|~license|~agreement|~term
     ~keep|~retain|~run|~stay|~remain|~continue|~use|~have|~work ..6 until|till ..3 ends|ended|expires|expire|renews|renewal|expiry|terminates
     ~keep|~retain|~run|~stay|~remain|~continue|~use|~have|~work ..6 until|till their|the|its|they|your|current ..3 end
     to|until|till|through ..1 end of the|their|your|its ..1 current|running|present|ongoing|billing ..1 ~month|~year|~period|~cycle|~term
     until|till|through their|its|the|your ..2 paid|prepaid|billed ..1 day|date|period|term|month|year
     as|so long as their|its|the|your ..1 ~contract|~agreement|~subscription|~licence|~license|~lease|~term ~run|~last|~hold|~exist|is`,
    'tenure',
  ],
  // Bringing back what has ended.
  [
    `can|may|could ..1 ~go|~switch|~move|~change back ..6 within|for # @unit
     can|may|could ..1 ~return|~revert to ..5 within|for # @unit
     can|may|could|might ..3 ~switch|~turn|~bring|switched|turned|brought ..5 back on|online|up
     can|may|could|might ..3 ~reactivate|~reinstate
     can|may|could|might still be? ~start|~restart|~resume|~wake|~boot again
     can|may|could|might ..2 ~start|~restart|~resume|~wake|~boot|~switch|~turn ..1 again ..1 for|until|till|to
     can|may|could|might ..3 re ~enable|~activate|~open
     can|may|could|might ..3 ~re-enable|~reenable`,
    'revive',
  ],
  // Old and new at once.
  [
    `side by side
     in parallel until|till|for|to|with|from|during|and|at|on|while|by|through|as|so|in|$
     parallel ~operation|~run|~running|~use
     both ..5 ~work|~run|~live|~available|~accept|~supported`,
    'parallel',
  ],
  // No hurry.
  [
    `no|not|isn't|without|never|than a? hard|strict|firm cut|cutoff|deadline|stop
     not|won't|isn't|never ..2 ~enforce|strictly ..1 strictly|enforced|at|right|from
     ~have|~get ..2 ~date|~deadline ..1 moved|changed|shifted|extended|postponed|adjusted
     ~date|~deadline ..3 negotiable|flexible|movable|adjustable
     not|isn't|aren't set|cast|carved|written in stone
     deadline|date|day|cutoff|end|stop|off is|be a? soft|lax|loose|relaxed one|$
     plenty|lots|loads|ample|enough|heaps of? time|runway|slack|leeway
     flexible|relaxed|easy|easygoing about|on|regarding ..2 date|day|deadline|timing|cutoff|when
     there|have|has|leave|leaves|leaving|give|gives|giving|allow|allows|buy|buys|still ..3 time|room to|for @adapt
     all the time you|they|in|to
     so there is|are ..1 time
     for? as|so long as you|we ..1 like|want|wish|please|need
     no|not|isn't|without|don't any? need? to? rush|hurry
     take|takes|taking your|their time
     own|your|comfortable pace|leisure
     at|in your own|comfortable? pace|leisure|time
     whenever|when|once you|you're ..1 ready|like|want
     whenever|when|once ready
     whenever|when|once it ..1 suits|convenient
     whenever|when|once|as you|they ~get|~find|~have round|around|time ..1 to|$
     whenever|when|once|as you|they ~get|~find|~have a|the ..1 time|chance|moment
     at your|their ..1 convenience
     at|on a|any ~time|~date|~day|~moment of your|their ..1 choosing|choice|liking
     whenever|when|once|if ..1 convenient
     no|not ..1 pressure
     in no hurry
     won't|not|isn't|aren't|never|hardly ..2 strict|strictly|pedantic|harsh|rigid about|with|on|here|$
     ~turn a blind eye
     ~go easy|softly|gently|lightly on|with|at
     gentle|gently|soft|softly|mild|mildly|lax|lenient|loose|loosely|relaxed at first
     you|you're|you'll|your|they|anyone|anybody|everyone|who|being|if|customers|users|teams ..4 little|bit|slightly late $
     need to panic|worry`,
    'ease',
  ],
];

/** The language of granted time, in one table. */
export const GRACE_PHRASES: PhraseTable<GraceSort> = new PhraseTable('grace', CLASSES, TABLE);
