import type { FillerRow } from './words.ts';

/** Calls to act without content of their own. */
export const calls: readonly FillerRow[] = [
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
     ~promptly|urgently|asap
     please please
     friendly reminder|heads-up|note|nudge
     don't ~forget to ~migrate|~move|~switch|~update|~upgrade
     one ~final|~last|~more reminder|time
     once more
     let's|~let us? get|go|do|make`,
    { sort: 'encouragement', weight: 0.5 },
  ],
];
