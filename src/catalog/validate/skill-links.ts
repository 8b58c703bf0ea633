import { posix } from 'node:path';
import { type Place, placesIn } from '../../report/place.ts';
import { unescaped } from './links.ts';

/** Where a link leads, as it is written. */
export interface SkillLink {
  readonly target: string;
  /** Path from the folder of the skill; undefined where it leads out of that. */
  readonly path: string | undefined;
  readonly place: Place;
}

/** `](target` of a link or an image, and `[label]: target` of one that is named elsewhere. Bounded: linear on any text. */
const LINK =
  /\]\([ \t]*(?:<([^<>\n]{1,1024})>|((?:[^\s()<>]|\([^\s()<>]{0,256}\)){1,1024}))|^ {0,3}\[(?!\^)[^\]\n]{1,256}\]:[ \t]*(?:<([^<>\n]{1,1024})>|([^\s<]\S{0,1024}))(?=[ \t]*(?:["'(].*)?$)/gm;
/** An address of its own, a place in this file, and what a host resolves. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/|#|\?)/i;
/** A word alone may stand for any address: "[text](url)". */
const PLACEHOLDER = /^\w+$/;

/** The links of a skill's text to files beside it. Examples in code lead nowhere. */
export function skillLinks(markdown: string): SkillLink[] {
  const placeOf = placesIn(markdown);
  return [...withoutCode(markdown).matchAll(LINK)].flatMap((found): SkillLink[] => {
    const target = found.slice(1).find((part) => part !== undefined)!;
    if (ELSEWHERE.test(target) || PLACEHOLDER.test(target)) return [];
    const path = posix.normalize(unescaped(target.replace(/[?#].*$/s, ''))).replace(/\/$/, '');
    const place = placeOf(found.index + found[0].lastIndexOf(target));
    return [{ target, path: path === '..' || path.startsWith('../') ? undefined : path, place }];
  });
}

/** The text with blanks for code and comments, so that all else keeps its place. */
function withoutCode(markdown: string): string {
  let fence: string | undefined;
  const lines = withoutComments(markdown)
    .split('\n')
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
      const closes = fence !== undefined && mark?.startsWith(fence) && line.trim() === mark;
      if (fence === undefined && mark === undefined) return withoutSpans(line);
      if (fence === undefined) fence = mark;
      else if (closes) fence = undefined;
      return blank(line);
    });
  return lines.join('\n');
}

/** A run of backticks ends at the next that is as long. */
function withoutSpans(line: string): string {
  const runs = [...line.matchAll(/`+/g)];
  const nearest = new Map<string, number>();
  const ends: (number | undefined)[] = [];
  for (let i = runs.length - 1; i >= 0; i--) {
    ends[i] = nearest.get(runs[i]![0]);
    nearest.set(runs[i]![0], i);
  }
  let text = '';
  let at = 0;
  for (let i = 0; i < runs.length; i++) {
    const end = ends[i];
    if (end === undefined) continue;
    const to = runs[end]!.index + runs[end]![0].length;
    text += line.slice(at, runs[i]!.index) + blank(line.slice(runs[i]!.index, to));
    at = to;
    i = end;
  }
  return text + line.slice(at);
}

function withoutComments(markdown: string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const from = markdown.indexOf('<!--', at);
    const to = from < 0 ? -1 : markdown.indexOf('-->', from + 4);
    if (to < 0) return text + markdown.slice(at);
    text += markdown.slice(at, from) + blank(markdown.slice(from, to + 3));
    at = to + 3;
  }
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
