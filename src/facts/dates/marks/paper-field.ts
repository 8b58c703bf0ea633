import type { DateRole } from '../../dates.ts';
import { roleOfWord } from '../role-words.ts';

/**
 * "Date of notice: …", "Approved: …", "Our ref. 33/B, …": up to a date that stands in a field of its own, the name of the field
 * tells of the paper, and of no end, effect or plan.
 */
export const isPaperField = (line: string): boolean =>
  FIELD.test(line) && TOLD_OF_PAPER.test(line) && !isLifeField(line);

/** A short name, and a colon or a dash; a reference may have its number behind it. */
const FIELD =
  /^[\s*_>(|]*\p{L}[\p{L}'’-]*(?:[\s*_]+\p{L}[\p{L}'’-]*){0,5}[\s*_]*(?:(?:[:–—|]|\s-)[\s*_]*|\.?:?\s[\w./-]*\d[\w./-]*(?:,|\s[/·|–—-])\s)$/u;

/** What is written, who has to do with the writing, and what is done with a paper; and any day that is a day of something. */
const TOLD_OF_PAPER =
  /^[\s*_>(|]*(?:date\s(?!\p{L}+[\s*_]*$)|date (?:mailed|sent|posted|issued|written)\b|(?:\p{L}[\p{L}'’-]*\s){0,5}(?:(?:our|your|the|this)\s)?(?:ref|reference|notice|letter|bulletin|circular|memo|advisory|message|document|paper|page|edition|publication|status|draft(?:ed)?|author|decision|decided|meeting|agreement|contract|communication|commit|change-?log|print(?:ed)?|ticket|resolution|resolved|approv(?:al|ed)|adopted|agreed|signed|prepared|received|logged|reported|recorded|filed|add(?:ed|ition)|changed?|edited|amended|reviewed|revised|notified|informed|mailed|circulated|distributed|given|served)\b)/iu;

/** "Withdrawal date: ", "Date of effect: ": the name of the field tells an end, or that something takes effect or is planned. */
export const isLifeField = (label: string): boolean =>
  LAST_ONE.test(label) ||
  (label.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => ENDS.has(roleOfWord(word)) || BEGINS.test(word));
/** An order may be a paper as well: "Update: …", "Request: …". */
const ENDS: ReadonlySet<DateRole | null> = new Set<DateRole>(['removal', 'deprecation', 'end-of-support', 'brownout']);
const BEGINS =
  /^(?:effect|effective|force|forced|from|start|starts|starting|begins?|beginning|planned|scheduled|expected|target|key|implementation|execution|live|final|due|deadline|cutoff|phase|stage|wave|step)$/;
/** "Last order", "last edition"; but not when the paper was last changed. */
const LAST_ONE =
  /\blast (?!(?:chang|updat|review|revis|edit|modif|post|publi|seen|used|call|check|verif)\p{L}*)\p{L}/iu;
