import type { FillerRow } from './words.ts';

/** Thanks, apologies, offers of help, sign-offs. */
export const courtesy: readonly FillerRow[] = [
  // Thanks.
  [
    `thank you|u|everyone|everybody|all|our|those|~customer|~user
     thanks for|again|everyone|everybody|all|a|so|in|team|folks|goes|go|very|from
     thanks|thx $
     thx|tysm
     ~thank you|~contributor|~user|~customer|~everyone|everybody|our|all|the for?
     thanks to ..2 @people
     many|huge|big|special|heartfelt|warm|sincere thanks|thank
     word|words|note of thanks|gratitude|appreciation
     ~gratitude|thankful|kudos|shoutout
     @we @be? @very? @very? @very? grateful|thankful
     ~appreciate you|your|the|every|all|everyone|how|it|having|that
     your ~continue? ~patience|~loyalty|~cooperation|~partnership|~goodwill
     your ~continue? ~understanding|~trust $
     ~value|~appreciate|~admire|~respect the ~work|effort|efforts|time|care|trouble|energy ..2 you|your
     value|values|appreciate your ~continue? ~trust|~support|~understanding|~business|~feedback|~help
     for your ~continue? ~trust|~understanding|~patience|~loyalty
     your ~trust in|means
     ~mean|~means a lot|world ..2 us
     ~mean the world
     for being|~trust|~grow|~build|~stay|~stick|~choose|~sail with? us
     ^ and|so|but|many? thanks|thx ..1 and|$
     hats off
     ~be|been|was a|an|our ..1 honor|honour|pleasure|privilege|joy ..1 $|~serve|~work|~have|~build|~be|to|serving|working
     couldn't|wouldn't|not have done|made|built ..3 without
     without you|your $
     @we owe it|this|everything|that ..1 to you|our|your
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
     @we ~know|~understand|~realize|~recognize|~appreciate ..2 ~change|this|it|~move|that|~migrate|nobody|news ..4 hard|~effort|difficult|frustrating|disappointing|~hurt|annoying|sad|tough|inconvenient|painful|~disrupt|unwelcome|loves?|likes
     @we ~know|~understand|~realize|~realise|~recognize|~recognise|~appreciate|~see how|that ..2 unwelcome|hard|difficult|disruptive|annoying|frustrating|inconvenient|tough|disappointing|painful|upsetting
     change is|can be? never|always? hard|difficult
     ~sad|~sadly to|that|see|go
     makes|make|made us|me ..3 sad
     with a? heavy|sad ~heart|~hearts`,
    { sort: 'apology', weight: 1 },
  ],
  ['sad|bad|sorry|tough ~news\n~unfortunately|~sadly|~regrettably', { sort: 'apology', weight: 0.4 }],
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
