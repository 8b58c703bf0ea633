import { decided, type KindTables } from '../tools/kinds.ts';

const silent =
  'The Egret API is shut down on 4 May 2027. If you call it, move to the Ibis API. Scheduled exports are not affected.';
const parameters = `${silent} The Ibis API takes the same parameters.`;
const spared = `${silent} Tags are taken over unchanged by our own crew, and the desktop app goes on as before.`;
const full = `${silent} The Ibis API is a drop-in replacement.`;
const told =
  'If you call the Egret API, move to the Ibis API before 4 May 2027, when it is shut down. Scheduled exports are not affected.';

const CLAIMS = decided(13, [
  [silent, told, 'pass'],
  [silent, `${told} It takes the same parameters.`, 'fail'],
  [silent, `${told} The two are interchangeable.`, 'fail'],
  [silent, told.replace('are not affected', 'need no change'), 'pass'],
  [parameters, `${told} It takes the same parameters.`, 'pass'],
  [parameters, `${told} It takes the same arguments.`, 'pass'],
  [parameters, `${told} It takes the same parameters and gives the same responses.`, 'fail'],
  [parameters, `${told} It works just like the Egret API.`, 'fail'],
  // The notice spares scheduled exports: that says nothing of the replacement.
  [spared, `${told} Tags need no work.`, 'pass'],
  [spared, `${told} There is nothing to change for tags.`, 'pass'],
  [spared, `${told} Using tags? Nothing changes for you.`, 'pass'],
  [spared, `${told} Tags are moved without any work.`, 'pass'],
  [spared, `${told} For tags everything goes on as before.`, 'pass'],
  [spared, `${told} With the Ibis API everything goes on as before.`, 'fail'],
  [spared, `${told} No code changes are needed.`, 'fail'],
  [spared, `${told} The Ibis API works as before.`, 'fail'],
  [spared, `${told} Just swap the host and that's it.`, 'fail'],
  // What the notice spares by other words: "as hitherto", "out of scope", "go on".
  [
    `${silent} Signatures under other laws may be made with it as hitherto.`,
    `${told} Signatures under other laws: no change.`,
    'pass',
  ],
  [`${silent} Out of scope: clinics that reach us over HTTP.`, `${told} Clinics on HTTP: nothing changes.`, 'pass'],
  [
    `${silent} Patients of the Fenwick site go on booking the way they do today.`,
    `${told} Fenwick site: nothing changes.`,
    'pass',
  ],
  [`${silent} Paging works as it did.`, `${told} Paging works as before.`, 'pass'],
  [`${silent} Paging works as it did.`, `${told} Your code works as before.`, 'fail'],
  [`${silent} Will my bill change? No, the price stays put.`, `${told} Your price stays the same.`, 'pass'],
  [silent, `${told} Your price stays the same.`, 'fail'],
  // A question that the notice answers.
  [`${silent} Are backup codes changing? No.`, `${told} Backup codes: no change.`, 'pass'],
  [`${silent} *Will saved searches survive?* Yes, all of them.`, `${told} Saved searches: nothing changes.`, 'pass'],
  [`${silent} Do I have to re-pair my lamp? Yes, once.`, `${told} Lamps need no change.`, 'pass'],
  // A part that the notice speaks of stays: no word on the replacement.
  [`${silent} Annual subscribers run on at the old price.`, `${told} Annual subscribers: price unchanged.`, 'pass'],
  [`${silent} The port number is 8443, then as now.`, `${told} The port stays the same.`, 'pass'],
  // The same part, told by other words.
  [`${silent} Prices of the Ibis API match those of the Egret API.`, `${told} Same prices as the Egret API.`, 'pass'],
  [`${silent} The Ibis API shares the Egret API's header names.`, `${told} It uses the same headers.`, 'pass'],
  [`${silent} Prices are on the website.`, `${told} The Ibis API gives the same responses.`, 'fail'],
  // A rest is a rest, and what need not be touched needs no change.
  [`${silent} Apart from the host nothing changes.`, `${told} Otherwise identical.`, 'pass'],
  [`${silent} Everything else stays as it is.`, `${told} Otherwise no changes.`, 'pass'],
  [`${silent} You need not touch your code.`, `${told} No code changes needed.`, 'pass'],
  [`${silent} The Ibis API answers in the old schema.`, `${told} Same response schema.`, 'pass'],
  [`${silent} The archive remains readable.`, `${told} The archive stays readable just as now.`, 'pass'],
  [silent, `${told} The move is a mere rename.`, 'fail'],
  [silent, `${told} It behaves no differently.`, 'fail'],
  [silent, `${told} Answers will be of the same quality.`, 'fail'],
  // Spared because it is done for them, or done already.
  [
    `${silent} Themes from the gallery have been converted by their maintainers.`,
    `${told} Gallery themes need no work.`,
    'pass',
  ],
  [
    `${silent} Tenants on metadata exchange receive the new key by themselves.`,
    `${told} Tenants on metadata exchange: no changes needed.`,
    'pass',
  ],
  [`${silent} We have already switched over all sandbox tenants.`, `${told} No change for sandbox tenants.`, 'pass'],
  [
    `${silent} The chart \`egret-ha\` rewrites its policies on its own.`,
    `${told} Charts with policies need no edits.`,
    'pass',
  ],
  [
    `${silent} Themes from the gallery have been converted by their maintainers.`,
    `${told} Your own scripts need no changes.`,
    'fail',
  ],
  [
    `${silent} The Egret API has been deprecated for clients since May.`,
    `${told} Your clients need no changes.`,
    'fail',
  ],
  // A group that is asked for, and told in the next sentence that it is spared.
  [
    `${silent} Only ever in the web editor? Then you can skip this mail.`,
    `${told} Web-editor-only users see no change.`,
    'pass',
  ],
  [
    `${silent} Only ever in the web editor? Then you can skip this mail.`,
    `${told}\n- Web editor users: no change\nhttps://egret.example/docs`,
    'pass',
  ],
  [
    `${silent} On the Fenwick plan? You are on the Ibis API already.`,
    `${told} No change for Fenwick-plan customers.`,
    'pass',
  ],
  [
    `${silent} Still on the Fenwick plan? Then your scripts have to be rewritten.`,
    `${told} No changes needed for your scripts.`,
    'fail',
  ],
  // A thing beside what it was, which is no word on another thing.
  [
    `${silent} It works as before and no date is set, not even a rough one.`,
    `${told} It does, however, work in just the same way as it did before.`,
    'pass',
  ],
  [
    `${silent} The Egret API behaves as it always has.`,
    `${told} The Egret API behaves in exactly the same manner as now.`,
    'pass',
  ],
  [silent, `${told} It works in just the same way as it did before.`, 'fail'],
  [
    `${silent} It works as before until then.`,
    `${told} The Ibis API works in just the same way as the Egret API did.`,
    'fail',
  ],
  // What the notice says of one, told of several.
  [
    `${silent} \`ibis rotate\` does the same as \`egret turn\`. \`ibis list\` replaces \`egret show\`.`,
    `${told} \`ibis list\` and \`ibis rotate\` do the same as their predecessors.`,
    'fail',
  ],
  [
    `${silent} \`ibis list\` replaces \`egret show\` and takes the same arguments. \`ibis rotate\` is slower.`,
    `${told} \`ibis list\` and \`ibis rotate\` take the same arguments.`,
    'fail',
  ],
  [
    `${silent} \`ibis rotate\` and \`ibis list\` do the same as the old calls.`,
    `${told} \`ibis list\` and \`ibis rotate\` do the same as their predecessors.`,
    'pass',
  ],
  [
    `${silent} \`ibis rotate\` does the same as \`egret turn\`. So does \`ibis list\`.`,
    `${told} \`ibis list\` and \`ibis rotate\` do the same as their predecessors.`,
    'pass',
  ],
  [
    `${silent} \`ibis rotate\` does the same. \`ibis list\` replaces \`egret show\`.`,
    `${told} Use \`ibis list\`; \`ibis rotate\` does the same as \`egret turn\`.`,
    'pass',
  ],
  // What the notice leaves alone, a mishap that nobody notices, the same word of the same thing.
  [`${silent} Nightly jobs don't move.`, `${told} Nightly jobs: no change.`, 'pass'],
  [
    `${silent} \`/home\` and all other allocation codes are unaffected.`,
    `${told}\n- No change: \`/home\`, other allocation codes`,
    'pass',
  ],
  [`${silent} Nightly jobs don't move.`, `${told}\n- No change: limits, prices`, 'fail'],
  [`${silent} Arrays are compared by reference.`, `${told} Changed arrays go unnoticed.`, 'pass'],
  [silent, `${told} The switch will go unnoticed.`, 'fail'],
  [`${silent} Both packages own the same files.`, `${told} Both packages claim identical files.`, 'pass'],
  [`${silent} Maps come as they do today.`, `${told} Maps are unchanged, data older than a year goes.`, 'pass'],
  [`${silent} For all other pairs it stays as it is.`, `${told} Other pairs work as now.`, 'pass'],
  [silent, `${told} The remaining hooks behave as they did.`, 'fail'],
  [`${silent} Offers expire after 20 minutes.`, `${told} Fares and offers are held equally long.`, 'fail'],
  // What cannot be done is no promise.
  [`${silent} Orders made in 2.3 cannot be changed in 3.1.`, `${told} 2.3 orders: no changes in 3.1.`, 'pass'],
  [silent, `${told} Nothing further needs changing.`, 'fail'],
  [full, `${told} It is a drop-in replacement.`, 'pass'],
  [full, `${told} It takes the same parameters.`, 'pass'],
]);

export const TABLES: KindTables = { 'claims of sameness': CLAIMS };
