import { isMadeOfLife } from '../../../facts/dates/role-words.ts';
import type { IdentifierFact } from '../../../facts/identifiers.ts';
import type { Document } from '../../../text/document.ts';
import { rangeAt } from '../../../text/span.ts';
import { isLinkedPath } from '../links.ts';
import { sentenceRole } from './in-sentence.ts';
import { isInTitle, type Mentions } from './mentions.ts';

/** What identifiers are that name neither what retires nor what takes its place. */
const DECOYS: readonly ((fact: IdentifierFact, mentions: Mentions) => boolean)[] = [
  isOtherKind,
  isLinked,
  isMailbox,
  isEndOfSomething,
  isLifeLabel,
  isMilestone,
  isShownWarning,
  isOfWorld,
  isBesideName,
  isTime,
  isTicket,
  isPaper,
  isFormer,
  isOwner,
];

export const isDecoy = (fact: IdentifierFact, mentions: Mentions): boolean => DECOYS.some((is) => is(fact, mentions));

/** Where to click, whom to write to, what comes back. */
function isOtherKind({ kind }: IdentifierFact): boolean {
  return kind === 'menu' || kind === 'button' || kind === 'email' || kind === 'error-code';
}

/** Where a link of the vendor's own site leads. */
function isLinked(fact: IdentifierFact, { doc }: Mentions): boolean {
  return isLinkedPath(doc, fact);
}

/** "mira at acme.example" by itself on a line, in a bracket or behind "from": an address that robots are not to read. */
function isMailbox({ kind, span }: IdentifierFact, { doc }: Mentions): boolean {
  if (kind !== 'host') return false;
  const before = doc.raw.slice(Math.max(0, span.start - 80), span.start).replace(/^.*\n/s, '');
  const after = doc.raw.slice(span.end, span.end + 3);
  return (
    (/(?:^\W*|[(<])[\w.+-]+ [[(]?at[\])]? $/i.test(before) && /^(?:\s*\n|\s*$|[)>]|\s\()/.test(after)) ||
    /\b(?:from|by|contact|mail|write to):?\s[\w.+-]+ [[(]?at[\])]? $/i.test(before)
  );
}

/** "The EoL of Pump 3", "its EoSL": short for the end of something. */
function isEndOfSomething({ code, value }: IdentifierFact): boolean {
  return !code && /^Eo[A-Z]{1,2}$/.test(value);
}

/** "End-of-Life / Sunset Date: 5 July": a label of nothing but words of an end. */
function isLifeLabel({ kind, value, range }: IdentifierFact, { doc }: Mentions): boolean {
  return (
    kind === 'name' &&
    isMadeOfLife(value) &&
    (doc.plain[range.start - 1] === '-' || /^\s?[:(/|]/.test(doc.plain.slice(range.end, range.end + 2)))
  );
}

/** "| End of SW Maintenance Releases Date |": the label of a milestone is written with capitals throughout, and names nothing. */
function isMilestone({ kind, value, range }: IdentifierFact, { doc, counts }: Mentions): boolean {
  const block = doc.blocks[rangeAt(doc.blocks, range.start)]!;
  if (kind !== 'name' || block.kind !== 'cell' || block.column !== 0 || counts.get(value) !== 1) return false;
  return /^(?:(?:end|start)\b|(?:last|first|final)\s)/i.test(doc.plain.slice(block.start, block.start + 8));
}

/** "Old calls emit a `PenWarning` until then": what is shown of the end, and does not end. */
function isShownWarning({ value, range }: IdentifierFact, { doc }: Mentions): boolean {
  return (
    /(?:Warning|Error|Exception)$/.test(value) &&
    SHOWN.test(doc.plain.slice(Math.max(0, range.start - 40), range.start))
  );
}
const SHOWN =
  /\b(?:emit|rais|throw|log|print|issu|show|trigger|produc|report|see)(?:e|s|es|ed|ing|n)?\s(?:\p{Ll}+\s){0,2}["'\x60]?$/u;

/** What is known beyond the notice, and whom a message is for. */
function isOfWorld({ code, value }: IdentifierFact): boolean {
  return !code && ((value.includes('.') && BRAND.test(value)) || ADDRESSEE.test(value));
}
/** "Node.js", "ASP.NET": names of the world, with a dot. */
const BRAND = /^\p{Lu}\p{L}*\.(?:js|net|io|ai|py|rs|com|ts)$/iu;

/** "@voice-users", "#ci-help": whom a message is for, and where to ask. */
const ADDRESSEE = /^[@#][\p{L}\d_.-]+$/u;

/** Names that explain another one, that things run on, or that are the vendor's own. */
function isBesideName(fact: IdentifierFact, { doc, hosts }: Mentions): boolean {
  const { kind, value } = fact;
  return kind === 'name' && (isAside(doc, fact) || PLATFORM.test(value) || isVendor(value, hosts));
}
/** What things run on is seldom what a notice retires. */
const PLATFORM = /^(?:iOS|iPadOS|macOS|watchOS|tvOS|Android|Windows|Linux|Chrome|Firefox|Safari|Edge)$/;

/** "(SHA-1)" behind an identifier explains it. */
const isAside = (doc: Document, { range }: IdentifierFact): boolean =>
  doc.plain[range.start - 1] === '(' && doc.plain[range.end] === ')';

/** The vendor's own name stands in its addresses. */
const isVendor = (name: string, hosts: readonly string[]): boolean => {
  const bare = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return hosts.some((host) => host.includes(`${bare}.`));
};

function isTime({ kind, code, range }: IdentifierFact, { doc }: Mentions): boolean {
  return kind === 'version' && !code && TIME.test(doc.plain.slice(Math.max(0, range.start - 36), range.start));
}
/** "deprecated since 5.3", "works in every 6.x release": before a version that tells the time. */
const TIME =
  /\b(?:since|in|until|before|after|by|as|with)\s(?:of\s)?(?:(?:all|any|every|each|the|older|newer|our|your|these)\s)?(?:(?:firmware|release|releases|version|versions|app|software|client|sdk|library|edition|branch|line|series|image|build|runtime)\s)?$/i;

function isTicket(fact: IdentifierFact, mentions: Mentions): boolean {
  return (
    !fact.code &&
    mentions.counts.get(fact.value) === 1 &&
    isInTitle(mentions, fact) &&
    TICKET.test(fact.value) &&
    !isModel(fact, mentions)
  );
}
/** "The AX-12 scanner is retired, switch to the AX-22": what ends, or where to go, is no number of a paper. */
function isModel(fact: IdentifierFact, { doc, things }: Mentions): boolean {
  const sentence = doc.sentences[rangeAt(doc.sentences, fact.range.start)];
  return (
    things.called.has(fact.value) || (sentence !== undefined && sentenceRole(doc, sentence, fact) === 'replacement')
  );
}
/** "Scheduled retirement KH-2291": the number of the notice. */
const TICKET = /^\p{Lu}{2,6}-\d{2,8}$/u;

function isPaper({ code, range }: IdentifierFact, { doc }: Mentions): boolean {
  return !code && PAPER.test(doc.plain.slice(Math.max(0, range.start - 16), range.end));
}
/** "Bulletin PB-27/31 supersedes PB-27/19": papers, and not what they retire. */
const PAPER = /\b(?:ref(?:erence)?|bulletin|circular|advisory|memo|notice)\b[.:]?\s(?:no\.?\s)?[A-Z]+[-/][\w/-]*\d$/i;

function isFormer({ range }: IdentifierFact, { doc }: Mentions): boolean {
  return FORMER.test(doc.plain.slice(Math.max(0, range.start - 24), range.start));
}
/** "The default is `serializable` (was `read committed`)": what a setting used to be is no name of the retiring thing. */
const FORMER = /\((?:was|were|formerly|previously|before|so far|(?:until|till) now)[:,]?\s["']?$/i;

/** "`acme audit`'s endpoint is gone": something of it ends. */
function isOwner({ code, range }: IdentifierFact, { doc }: Mentions): boolean {
  return code && /^'s?\s/.test(doc.plain.slice(range.end, range.end + 3));
}
