import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { run } from '../src/cli/run.ts';
import { openStore } from '../src/suite/case-store.ts';
import { openIdSet } from '../src/suite/cases/id-set.ts';
import { openSuite } from '../src/suite/cases/suite.ts';
import { toDocument } from '../src/text/document.ts';
import { WordMemo } from '../src/text/word-memo.ts';
import { judgedOf } from './tools/gate-result.ts';
import { sample } from './tools/gate-sample.ts';
import { scratch } from './tools/scratch.ts';

vi.setConfig({ testTimeout: 300_000 });

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are held once all that nobody needs is gone. */
function held(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
const MEGABYTE = 1024 * 1024;

test('a set of ids answers as a set does, from memory and from its file', () => {
  // Halves of a surrogate pair are ids too, and none is the other.
  const ids = fc.oneof(
    fc.constantFrom('a', 'b', '\ud800', '\udc00', '\ufffd', '__proto__'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(ids), fc.nat(3), (list, held) => {
      const set = openIdSet(held);
      const known = new Set<string>();
      for (const id of list) {
        expect(set.add(id)).toBe(!known.has(id));
        known.add(id);
      }
      set.close();
    }),
  );
});

test('ids that share a chain are told apart', () => {
  const set = openIdSet(0);
  // More than there are chains.
  for (let i = 0; i < 70_000; i++) expect(set.add(String(i))).toBe(true);
  for (let i = 0; i < 70_000; i += 997) expect(set.add(String(i))).toBe(false);
  set.close();
});

test('a suite from a stream is gone through in the same memory, however long it is', async () => {
  const notice = 'GET /v1/users will be removed on 1 March 2027.';
  const padding = 'x'.repeat(100);
  async function* lines(): AsyncGenerator<Uint8Array> {
    for (let i = 0; i < 60_000; i++) yield Buffer.from(`${JSON.stringify({ id: `${padding}${i}`, notice })}\n`);
  }
  const io = { stdin: lines(), out: () => {}, err: () => {}, env: {}, terminal: false, columns: undefined };
  const at: number[] = [];
  let count = 0;
  for await (const _ of (await openSuite(['-'], io)).cases()) if (++count % 20_000 === 0) at.push(held());
  expect(at[2]! - at[0]!).toBeLessThan(MEGABYTE);
});

test('a store holds the first cases, and not the rest', () => {
  const outcome = judgedOf([...sample.cases][0]!);
  const store = openStore(sample.rules);
  const put = (n: number): number => {
    for (let i = 0; i < n; i++) store.add({ ...outcome, suiteCase: { ...outcome.suiteCase, id: `case ${i}` } });
    return held();
  };
  const few = put(1000);
  expect(put(5000) - few).toBeLessThan(MEGABYTE);
  store.close();
});

test('a memo of words forgets before it grows, and never takes what is too long to come again', () => {
  const memo = new WordMemo<number>();
  let most = 0;
  for (let i = 0; i < 50_000; i++) {
    memo.set(`word${i}`, i);
    expect(memo.get(`word${i}`)).toBe(i);
    most = Math.max(most, memo.size);
  }
  expect(most).toBeLessThanOrEqual(5000);
  memo.set('x'.repeat(65), 1);
  expect(memo.get('x'.repeat(65))).toBeUndefined();
});

test('a gate over distinct pairs takes no more memory after four times as many', async () => {
  scratch();
  // More cases than are held.
  const few = 600;
  const at: number[] = [];
  async function* lines(): AsyncGenerator<Uint8Array> {
    for (let i = 1; i <= 4 * few; i++) {
      yield Buffer.from(distinctPair(i));
      if (i % few === 0) at.push(held());
    }
  }
  const io = { stdin: lines(), out: () => {}, err: () => {}, env: {}, terminal: false, columns: undefined };
  expect(await run(['gate', '-', '--quiet', '--report', 'jsonl=all.jsonl'], io)).toBe(1);
  expect(at).toHaveLength(4);
  // Tables of words without a bound would take four times that.
  expect(at[3]! - at[0]!).toBeLessThan(4 * MEGABYTE);
});

/** A pair whose words, names, addresses and zones no other pair has. */
function distinctPair(i: number): string {
  const own = [...i.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
  const words = Array.from({ length: 20 }, (_, k) => `${String.fromCharCode(97 + k)}${own}ings`).join(' ');
  const notice = `GET /v1/${own} will be removed on 1 March 2027, 16:00 Europe/X${own}, 17:00 UTC. See \`${own}_job\`, https://${own}.example/x: ${words}.`;
  return `${JSON.stringify({ id: `case-${i}-${'x'.repeat(60)}`, notice, output: `Users of ${notice.replace('UTC', 'CET')}` })}\n`;
}

test('a word that is remembered does not keep the text that it stood in', () => {
  const filler = 'The service keeps working for everybody. '.repeat(5000);
  const read = (from: number, to: number): number => {
    for (let i = from; i < to; i++)
      toDocument(`${filler} See averylongsinglewordnumber${i} in \`a_long_code_name_${i}\`.`);
    return held();
  };
  const before = read(0, 5);
  // 50 texts of 200 kB.
  expect(read(5, 55) - before).toBeLessThan(3 * MEGABYTE);
});
