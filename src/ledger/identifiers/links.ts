import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import { isMentionedInPassing } from './passing-links.ts';

/** Words in an address that lead to the move itself, whatever host or lead-in they stand beside. */
const MOVE =
  /guide|docs?\b|migrat|upgrad|convert|export|import|download|takeout|reference|walkthrough|instruction|checklist|how-?to|\bkb\b|\bfaq|manual|tutorial|retire|deprecat|sunset|shutdown|eol|end-of|extension|extend|exempt|claim|refund|trade-?in|transfer/i;
/** Words that do so unless the sentence is about something else. */
const PERHAPS = /changelog|release|notes|plans?\b|forms?\b|change|moves?\b/i;
/** Headings of what a notice tells besides. */
const BESIDES =
  /^new$|\b(?:(?:need|get|getting) (?:more )?help|help (?:and|&) support|questions|also new|new features|improve(?:d|ments)|fixed|fixes|bug fixes|other news|events|thanks|thank you|credits|contributors|what's next|coming soon|highlights)\b/i;
/** Last words of an address at which people are met, told stories or counted. */
const ASIDE =
  /(?:^|[/.@])(?:support|contact|contact-us|chat|status|subscribe|subscriptions?\/(?:notices|news|updates)|rss|feed|updates|alerts|notifications|incidents?|unsubscribe|unsub|u|hello|hi|help-?desk|tickets?|community|forums?|feedback|survey|contributing(?:\.md)?|blog|news|newsletter|press|stories|story|about|careers|jobs|events?|webinars?|terms|privacy|legal|imprint|impressum|preferences|settings|twitter|x|linkedin|facebook|instagram|mastodon|youtube|github|discord|slack|social|roadmap|merch|store|swag)(?:[/?#.]|$)/i;
/** A host that tells how the vendor's systems are. */
const STATE = /^(?:[\w-]*status|uptime|health|incidents?)\./i;
/** All that a vendor ever tells, on one page. */
const RUNNING = /^\/(?:changelog|change-log|whats-?new|updates)$/i;
/** A host at which people talk. */
const TALK =
  /^(?:(?:www\.)?discord(?:app)?\.|t\.me\/|gitter\.im|matrix\.to|(?:[\w-]+\.)?slack\.com|(?:chat|forums?|community)\.)/i;
/** Parts of a site that tell stories. */
const STORIES =
  /^\/(?:blog|news|stories|press|events|webinars?|community|podcast)\/|\/(?:investors?|investor-relations|acquisitions?)\//i;
/** Words beside a link that is about help, talk or joy. */
const CHAT =
  /\b(?:questions?|not sure|stuck|discuss(?:ion)?|chat with|ask us|tell us|let us know|contact|reach out|write to us|get in touch|talk to|turn to|message away|support (?:team|people|staff|engineers)|success team|subscribe to (?:\w+ ){0,2}(?:updates|news|notices|notifications|alerts|incident)|get (?:updates|notified)|stay (?:informed|up to date|in the loop|tuned)|keep (?:me|yourself) (?:posted|informed)|open a ticket|support ticket|unsubscribe|follow us|join us|join our|join the|webinar|newsletter|mailing lists?|blog|forum|community|feedback|survey|(?:rate|review) (?:us|our)|vote for|read our story|our story|celebrat\w*|preferences|privacy|terms|all rights reserved|©|copyright|status page|need (?:a hand|help|assistance)|assistance|help you|here to help|happy to help|glad to help)\b/i;
const GUIDING =
  /\b(?:guide|instructions?|migrat\w+|details|reference|walkthrough|documentation|docs|steps?|checklist|how[- ]to|tutorial|workbook|extension|extend|longer|more time|apply|download|export|replace|switch|order|claim|convert|upgrade)\b/i;
/** A home page at which the new thing is told of, or begins. */
const ENTRANCE =
  /\b(?:documented|described|explained|sign(?:ing)? up|regist(?:er|ering|ration)|(?:log|sign)(?:ging|ing)? in|developer (?:portal|cent(?:er|re)|site|hub))\b/i;
/** Of these the ones that outweigh talk of help and joy in the same sentence. */
const FIRMLY =
  /\b(?:guide|how to|instructions?|migration (?:guide|notes|docs)|walkthrough|documentation|docs|reference|checklist|tutorial|workbook|extension|more time|export)\b/i;

/** An address for programs is an identifier, not a link: `https://api.acme.example/v2`, `mqtts://hub.acme.example`. */
export const isEndpoint = (address: string): boolean =>
  !/^(?:https?:\/\/|www\.)/i.test(address) ||
  /^https?:\/\/(?:api|gw|gateway|cdn|rest|graphql|ws|rpc|hooks?|ingest|collect|tiles?|smtp|imap|sdk)\d*[.-]/i.test(
    address,
  );

/** `/docs/move/` of "[our guide](/docs/move/)": a path that Markdown links to, on the vendor's own site. */
export const isLinkedPath = ({ raw }: Document, { kind, code, span }: IdentifierFact): boolean =>
  kind === 'path' && !code && raw.startsWith('](', span.start - 2);

/**
 * True for a link of the notice that serves the move: a guide, a reference, an export, a change of plan, a request for
 * more time. Links to people, to the vendor's status, to stories and to the way out of a mailing list do not.
 */
export function servesMove(doc: Document, link: IdentifierFact): boolean {
  if ((link.kind === 'url' && isEndpoint(link.value)) || isMentionedInPassing(doc, link)) return false;
  const address = link.value.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/\/+$/, '');
  const slash = address.indexOf('/');
  const path = slash < 0 ? '' : address.slice(slash).replace(COUNTED, '');
  if (LEAVE.test(address) || ARCHIVE.test(address) || PICTURE.test(path) || LICENCE.test(address)) return false;
  const beside = wordsBeside(doc, link);
  // "Get updates: https://status.acme.example/subscribe": what is running, whatever page it is.
  if (STATE.test(address) && !GUIDING.test(beside)) return false;
  if (path !== '' && MOVE.test(path)) return true;
  if (TALK.test(address) && !GUIDING.test(beside)) return false;
  // A badge shows a state and leads to a home page.
  if (doc.raw.startsWith(')](', link.span.start - 3)) return false;
  const heading = doc.blocks[doc.blocks[rangeAt(doc.blocks, link.range.start)]?.under ?? -1];
  if (heading && BESIDES.test(doc.plain.slice(heading.start, Math.min(heading.end, heading.start + 80)))) return false;
  // "Related resources: developer changelog": a page that goes on by itself.
  if (heading && RUNNING.test(path) && !GUIDING.test(beside.replace(/\bchangelog\b/gi, ''))) return false;
  if (CHAT.test(beside) && !FIRMLY.test(beside)) return false;
  if (PERHAPS.test(path)) return true;
  if (/^\/pric(?:es|ing)\b/i.test(path)) return /\b(?:plans?|compare|choose|pick|switch|upgrade)\b/i.test(beside);
  if (STORIES.test(path) && !FIRMLY.test(beside)) return false;
  if (ASIDE.test(path === '' ? address : path.replace(/^.*(?=\/[^/]*$)/, '')))
    return GUIDING.test(beside) && path !== '';
  if (isSignature(doc, link)) return false;
  // A bare home page serves the move only where the sentence sends the reader there.
  return (
    path !== '' ||
    GUIDING.test(beside) ||
    ENTRANCE.test(beside) ||
    /\b(?:use|open|visit|go|see|at|in|from|through)\b[^.]{0,40}$/i.test(beside.slice(0, Math.max(0, beside.length - 1)))
  );
}

/** The words of the link's own sentence, between it and the marks that set other links of the line apart. */
function wordsBeside(doc: Document, link: IdentifierFact): string {
  const sentence = doc.sentences[rangeAt(doc.sentences, link.range.start)];
  if (sentence === undefined) return '';
  const before = doc.plain.slice(Math.max(sentence.start, link.range.start - 160), link.range.start);
  const after = doc.plain.slice(link.range.end, Math.min(sentence.end, link.range.end + 80));
  // "The API is documented on our portal:", and the link on a line of its own.
  const lead = doc.plain.slice(Math.max(0, sentence.start - 160), sentence.start).replace(/[\s*•-]{1,12}$/, '');
  const led = lead.endsWith(':') && !/\S\s+\S+\s+\S+\s+\S/.test(before) ? `${/[^.!?\n]*$/.exec(lead)![0]} ` : '';
  const own = [
    led,
    before
      .replace(/[\s·|•(]+$/, '')
      .split(APART)
      .at(-1)!,
    after.split(APART)[0]!,
  ];
  return own.join(' ').replace(/\S+:\/\/\S+/g, ' ');
}

/** Between the links of a footer: "Guide (…) · Unsubscribe (…) | Help (…)". */
const APART = /\s[·|•]\s/;
/** One message in the archive of a mailing list. */
const ARCHIVE =
  /(?:^|[/.])(?:lists?|mailman\d?|pipermail|hyperkitty|marc)[./].*\/(?:msg|message|thread|\d{4})[^/]*(?:\/|$)/i;
/** By what a click is counted: "utm_source=docs". */
const COUNTED = /[?&/]*\butm_.*$/i;
/** What is looked at, and no guide. */
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#]|$)/i;
/** The text of a licence. */
const LICENCE = /(?:^|[/.])(?:licen[cs]es?)(?:[/.]|$)/i;
/** The way out of a mailing list, wherever it stands. */
const LEAVE = /(?:^|[/.?&=_-])(?:unsub\w*|opt-?out|email-?prefs|preferences)\b/i;

/** A line of little but the link, below a sign-off ("The Acme team", "--"). */
function isSignature(doc: Document, link: IdentifierFact): boolean {
  const b = rangeAt(doc.blocks, link.range.start);
  if (b < 1 || b < doc.blocks.length - 4) return false;
  const text = (k: number): string => doc.plain.slice(doc.blocks[k]!.start, doc.blocks[k]!.end);
  if (GUIDING.test(text(b).replace(/\S+:\/\/\S+/g, ' '))) return false;
  for (let k = b; k >= Math.max(0, b - 2); k--)
    if (
      /^(?:--|(?:kind |warm |best )?regards|cheers|sincerely|yours|thanks|the [\p{L} ]{1,40}team\b)|\bteam$/imu.test(
        text(k).slice(0, 200),
      )
    )
      return true;
  return false;
}
