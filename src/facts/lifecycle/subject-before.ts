import type { Document } from '../../text/document.ts';
import { behindRelease } from './fronted-release.ts';
import { behindNaming } from './guards.ts';
import { isWithoutSubject } from './mention.ts';
import type { Family } from './predicate.ts';
import { beforeFirstVerb } from './shared-subject.ts';
import type { LifeStatement } from './statement.ts';
import { subjectOf } from './subject/words.ts';
import { afterEvent } from './when.ts';

/**
 * The subject of a verb, from the token `begin` on up to its chain at `first`. `shared`: the statement whose subject it has,
 * where it is inserted in that one or goes on behind it (`goesOn`).
 */
export function subjectBefore(
  doc: Document,
  s: number,
  family: Family,
  begin: number,
  first: number,
  shared: LifeStatement | undefined,
  goesOn: boolean,
): readonly number[] {
  if (!goesOn && isWithoutSubject(doc, s, first)) return [];
  if (shared) return shared.verbObject ? [] : shared.subject;
  const { tokens, plain } = doc;
  const from = behindRelease(tokens, afterEvent(doc, begin, first), first);
  return behindNaming(tokens, family, subjectOf(tokens, from, beforeFirstVerb(tokens, begin, first), plain));
}
