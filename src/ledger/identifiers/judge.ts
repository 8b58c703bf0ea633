import type { IdentifierFact } from '../../facts/identifiers.ts';
import { judgeAddress } from './judge/address.ts';
import { judgeCode } from './judge/code.ts';
import { judgeCoded } from './judge/coded.ts';
import { isKnownForm } from './judge/forms.ts';
import { judgeName } from './judge/name.ts';
import { judgeNumber } from './judge/number.ts';
import { otherField, sameName } from './judge/same-name.ts';
import type { NoticeNames } from './known.ts';
import { judgeMenu } from './menus.ts';
import type { Verdict } from './near.ts';

/** Tells whether the notice knows an identifier of the output, or has another one in its place. */
export const judge = (notice: NoticeNames, fact: IdentifierFact): Verdict =>
  isKnownForm(notice, fact)
    ? 'known'
    : (sameName(notice, fact) ?? otherField(notice, fact) ?? judgeByKind(notice, fact));

function judgeByKind(notice: NoticeNames, fact: IdentifierFact): Verdict {
  switch (fact.kind) {
    case 'menu':
      return judgeMenu(notice, fact);
    case 'button':
      return judgeName(notice, fact);
    case 'name':
      if (!/\d/.test(fact.value)) return judgeName(notice, fact);
      // "Android 12"
      return /\s(?:v?\d+(?:\.(?:\d+|x))*)$/i.test(fact.value) ? judgeNumber(notice, fact) : judgeCoded(notice, fact);
    case 'version':
    case 'port':
    case 'error-code':
      return judgeNumber(notice, fact);
    case 'url':
    case 'email':
    case 'host':
      return judgeAddress(notice, fact);
    default:
      return judgeCode(notice, fact);
  }
}
