import { keyOf } from '../src/facts/naming.ts';
import { readSubject } from '../src/facts/subject.ts';
import { readUniversals } from '../src/facts/universal.ts';
import { exceeds, narrowingsOf } from '../src/ledger/audience.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 12,
  id: 'everyone-affected',
  title: 'Not everyone is assumed to be affected',
  instruction: 'Do not say or imply that everyone is affected unless the notice does.',
  breaks: [],
  open: [],
  examples: [],
  check({ notice, output }) {
    const subject = readSubject(notice.doc, notice.facts.things, notice.facts.audience);
    const narrowings = narrowingsOf(notice.facts.audience, subject);
    return readUniversals(output.doc)
      .filter((claim) => {
        const sentence = output.doc.sentences[claim.sentence]!;
        const around = new Set(output.doc.tokens.slice(sentence.first, sentence.last).map(keyOf));
        return exceeds(claim, notice, subject, narrowings, around);
      })
      .map((claim) => ({
        kind: 'everyone-affected',
        args: { found: claim.span.text, expected: narrowings[0]?.fact.span.text ?? '' },
        output: claim.span,
        notice: narrowings[0]?.fact.span,
      }));
  },
});
