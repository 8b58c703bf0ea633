import { createHash } from 'node:crypto';
import { openSpool, type Spool } from '../spool.ts';

/** How many ids are held in memory; later ones go to a file. */
const HELD = 1000;
/** Chains of the file: the table of their ends takes 512 KiB, however many ids there are. */
const CHAINS = 1 << 16;
/** A record begins with the place of the one before it in its chain (a double) and the length of its id. */
const HEAD = 12;
const NONE = -1;

/** The ids of a suite, to find one that comes twice. Takes no more memory for a longer suite. */
export interface IdSet {
  /** Whether it was not in the set; it is from now on. */
  add(id: string): boolean;
  close(): void;
}

/** A hash table whose chains stand in a file. What decides is the id itself, never its hash. `held` is smaller in tests. */
export function openIdSet(held = HELD): IdSet {
  const first = new Set<string>();
  let spool: Spool | undefined;
  let ends: Float64Array | undefined;

  function isSpooled(id: Buffer, from: number): boolean {
    for (let at = from; at !== NONE; ) {
      const record = spool!.read(at, HEAD + id.length);
      if (record.readUInt32LE(8) === id.length && record.subarray(HEAD).equals(id)) return true;
      at = record.readDoubleLE(0);
    }
    return false;
  }

  return {
    add(id) {
      if (first.has(id)) return false;
      if (first.size < held) {
        first.add(id);
        return true;
      }
      spool ??= openSpool();
      ends ??= new Float64Array(CHAINS).fill(NONE);
      // UTF-16, in which halves of surrogate pairs stay what they are.
      const bytes = Buffer.from(id, 'utf16le');
      const chain = createHash('sha256').update(bytes).digest().readUInt16LE();
      if (isSpooled(bytes, ends[chain]!)) return false;
      const head = Buffer.alloc(HEAD);
      head.writeDoubleLE(ends[chain]!, 0);
      head.writeUInt32LE(bytes.length, 8);
      ends[chain] = spool.append(Buffer.concat([head, bytes]));
      return true;
    },
    close: () => spool?.close(),
  };
}
