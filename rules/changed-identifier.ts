import type { RuleFinding } from '../src/finding.ts';
import { exchangedIdentifiers } from '../src/ledger/identifiers/exchanged.ts';
import { exchangedCapitals } from '../src/ledger/identifiers/exchanged-capitals.ts';
import { exchangedVersions } from '../src/ledger/identifiers/exchanged-versions.ts';
import { noticeNames } from '../src/ledger/identifiers/known.ts';
import { missingIdentifiers } from '../src/ledger/identifiers/missing.ts';
import { misspeltIn } from '../src/ledger/identifiers/misspelt.ts';
import { misspeltNumbers, misspeltPhones } from '../src/ledger/identifiers/misspelt-numbers.ts';
import { isPartOfOne } from '../src/ledger/identifiers/wholes.ts';
import { foreignIdentifiers } from '../src/ledger/identifiers.ts';
import { defineRule } from '../src/rule.ts';
import { overlaps } from '../src/text/span.ts';

export default defineRule({
  number: 9,
  id: 'changed-identifier',
  title: 'Names, paths, versions and links are exact',
  instruction:
    'Copy names, paths, methods, headers, flags, versions, error codes and links to the letter, and add none. Keep those of the retired thing, of its replacement and of the steps, and every link that serves the move, such as a guide, a reference or a form to ask for an extension.',
  breaks: [
    'An identifier of the output is not in the notice, or is one of its identifiers with a letter, segment, digit, method or case changed.',
    'An identifier of the retiring thing or of its replacement is gone, with a vague phrase in its place.',
    'A supplied link that serves the move (guide, reference, export, plan change, extension request) is missing or changed.',
  ],
  open: [
    'A path without its method, "version 2" for "v2", a flag without its command, a setting put together from two identifiers of the notice.',
    'An identifier that is lost because its whole step or reason is lost.',
    'Links to status pages, support, contact, marketing, and those of a signature.',
  ],
  examples: [
    {
      notice:
        '`GET /v1/exports` will be removed on 3 May 2027. If you call it, use `POST /v2/exports` instead. Guide: https://docs.acme.example/exports',
      output:
        'Affected: callers of `GET /v1/exports`\nDeadline: 3 May 2027\nAction: use `POST /v2/export` instead. https://docs.acme.example/exports',
      verdict: 'fail',
      why: '`/v2/export` is not the path that the notice gives.',
    },
    {
      notice:
        '`GET /v1/exports` will be removed on 3 May 2027. If you call it, use `POST /v2/exports` instead. Guide: https://docs.acme.example/exports',
      output: 'If you call `/v1/exports`: it will be removed on 3 May 2027. Use `POST /v2/exports`.',
      verdict: 'fail',
      why: 'The link to the guide is missing; the method before the old path may go.',
    },
    {
      notice:
        'The `X-Acme-Sign` header is deprecated. If you send it, send `X-Acme-Signature` instead. Questions? https://acme.example/contact',
      output: 'If you send the deprecated `X-Acme-Sign` header, switch to `X-Acme-Signature`.',
      verdict: 'pass',
      why: 'Both headers are exact; a link to the contact page may go.',
    },
    {
      notice: 'Report Builder will be retired on 3 May 2027. If you use it, move your reports to Report Studio.',
      output: 'If you use the reporting feature that is retired on 3 May 2027, move to the new one.',
      verdict: 'fail',
      why: 'Neither the retiring feature nor its replacement is named.',
    },
  ],
  check(ledger) {
    const { notice, output } = ledger;
    const phones = misspeltPhones(notice, output);
    if (notice.facts.identifiers.length + output.facts.identifiers.length + phones.length === 0) return null;
    const names = noticeNames(notice);
    const foreign = [
      ...foreignIdentifiers(ledger),
      ...exchangedIdentifiers(notice, names, output),
      ...misspeltNumbers(notice, names, output),
      ...phones,
      ...exchangedCapitals(notice, names, output),
      ...exchangedVersions(notice, output),
    ];
    const findings = foreign.map(({ found, expected, sure }): RuleFinding => {
      const severity = sure ? 'error' : 'note';
      if (expected === null)
        return { kind: 'identifier-invented', args: { found: found.value }, severity, output: found.span };
      const kind = found.kind === 'url' ? 'link-changed' : 'identifier-changed';
      return {
        kind,
        args: { expected: expected.value, found: found.value },
        severity,
        output: found.span,
        notice: expected.span,
      };
    });
    // What was found changed is not told to be missing as well.
    const changed = new Set(foreign.map(({ expected }) => expected?.value));
    const missing = missingIdentifiers(ledger).filter(({ expected }) => !changed.has(expected.value));
    // Nor is a part of what is told: "20.11" of "Node 20.11".
    const told = [
      ...foreign.flatMap(({ expected, sure }) => (sure && expected ? [expected] : [])),
      ...missing.map(({ expected }) => expected),
    ];
    const slips = misspeltIn(
      ledger,
      missing.map(({ expected }) => expected),
    );
    for (const { expected, role } of missing) {
      const slip = slips.get(expected.value);
      if (slip) {
        const found = output.doc.span(slip);
        if (foreign.some((other) => overlaps(other.found.span, found))) continue;
        const args = { expected: expected.value, found: found.text };
        findings.push({ kind: 'identifier-changed', args, output: found, notice: expected.span });
        continue;
      }
      if (role !== 'link' && isPartOfOne(expected, told)) continue;
      findings.push({
        kind: role === 'link' ? 'link-missing' : 'identifier-missing',
        args: { expected: expected.value },
        notice: expected.span,
      });
    }
    return findings;
  },
});
