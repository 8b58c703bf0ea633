import type { Opening } from '../../../facts/opening.ts';
import type { Reading } from '../../../facts/read.ts';
import type { Thing } from '../../../facts/things.ts';
import type { Document } from '../../../text/document.ts';
import { lazy } from '../../../text/once.ts';
import type { Audience } from '../../audience.ts';
import { leavingIn, type Matter, matterOf } from '../matter.ts';
import { keysOf, type Word, wordsIn } from './words.ts';

/** The opening of the output, beside what the notice is about and whom it concerns. */
export interface Place {
  readonly doc: Document;
  readonly opening: Opening;
  readonly audience: Audience;
  readonly words: readonly Word[];
  /** By which the opening is searched for what the notice says. */
  readonly keys: ReadonlySet<string>;
  readonly matter: () => Matter;
  /** The things that it says are leaving. */
  readonly things: readonly Thing[];
  /** What the affected ones are told by: no way out for them. */
  readonly described: ReadonlySet<string>;
}

export function placeOf(output: Reading, opening: Opening, audience: Audience): Place {
  const words = wordsIn(output.doc, opening.sentences);
  return {
    doc: output.doc,
    opening,
    audience,
    words,
    keys: keysOf(words),
    matter: lazy(() => matterOf(output, opening)),
    things: leavingIn(output, opening),
    described: new Set(audience.narrowings.flatMap(({ fact, hard }) => (fact.certainty === 'told' ? [] : [...hard]))),
  };
}
