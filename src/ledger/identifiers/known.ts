import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import { readNoReplacement } from '../../facts/replacement.ts';
import { lazy, oncePer } from '../../text/once.ts';
import { normal, WordingIndex } from './wording-index.ts';

/** What the comparison of identifiers asks of a text. Each answer is worked out once, when it is first asked for. */
export interface NoticeNames {
  readonly index: WordingIndex;
  /** The same without addresses. */
  readonly prose: WordingIndex;
  readonly values: ReadonlySet<string>;
  readonly facts: readonly IdentifierFact[];
  /** The words of its code: what commands and settings may be put together from. */
  readonly words: ReadonlySet<string>;
  /** Its addresses and hosts, bare, with the schemes they are given with. */
  readonly addresses: ReadonlyMap<string, ReadonlySet<string>>;
  /** Its code by what it is in small letters. */
  readonly cased: ReadonlyMap<string, IdentifierFact>;
  /** Lemmas of all its words. */
  readonly lemmas: ReadonlySet<string>;
  /** Path to the methods that it is called with. */
  readonly methods: ReadonlyMap<string, ReadonlySet<string>>;
  /** It says of something that nothing takes its place. */
  readonly alone: boolean;
}

const ADDRESS = /:\/\/\S+/g;
/** No text names more different things than this; beyond it the comparison stops. */
export const MOST = 400;

/** The names of one text; several rules ask for them. */
export const noticeNames: (reading: Reading) => NoticeNames = oncePer(build);

function build({ doc, facts: { identifiers } }: Reading): NoticeNames {
  const unique = new Map<string, IdentifierFact>();
  for (const fact of identifiers) if (!unique.has(fact.value)) unique.set(fact.value, fact);
  const all = [...unique.values()];
  const facts = all.slice(0, MOST);
  const index = lazy(() => new WordingIndex(doc.plain));
  const prose = lazy(() => (doc.plain.includes('://') ? new WordingIndex(doc.plain.replace(ADDRESS, ' ')) : index()));
  const values = lazy(() => new Set([...unique.keys()].map(normal)));
  const words = lazy(() => new Set(facts.flatMap((fact) => (fact.code || fact.exact ? piecesOf(fact.value) : []))));
  const cased = lazy(
    () => new Map(all.filter((fact) => fact.code).map((fact) => [fact.value.replace(METHOD, '').toLowerCase(), fact])),
  );
  const addresses = lazy(() => addressesOf(all));
  const lemmas = lazy(() => new Set(doc.tokens.map((token) => token.lemma)));
  const methods = lazy(() => methodsOf(doc.plain));
  const alone = lazy(() => readNoReplacement(doc).length > 0);
  return {
    facts,
    get index() {
      return index();
    },
    get prose() {
      return prose();
    },
    get values() {
      return values();
    },
    get words() {
      return words();
    },
    get cased() {
      return cased();
    },
    get addresses() {
      return addresses();
    },
    get lemmas() {
      return lemmas();
    },
    get methods() {
      return methods();
    },
    get alone() {
      return alone();
    },
  };
}

function addressesOf(facts: readonly IdentifierFact[]): Map<string, Set<string>> {
  const addresses = new Map<string, Set<string>>();
  for (const { kind, value } of facts) {
    // `POST https://login.acme.example/token` holds an address too.
    const address = value.includes('://') ? (/\S+:\/\/\S+$/.exec(value.slice(0, 2000))?.[0] ?? value) : value;
    if (kind !== 'url' && kind !== 'host' && kind !== 'email' && address === value) continue;
    const bare = bareAddress(address);
    const known = addresses.get(bare);
    if (known) known.add(schemeOf(address));
    else addresses.set(bare, new Set([schemeOf(address)]));
  }
  return addresses;
}

/** An address without scheme, "www.", closing slash and tracking. */
export const bareAddress = (address: string): string =>
  address
    .replace(/^(?:[a-z][a-z0-9+.-]{0,12}:\/\/|mailto:)?(?:www\.)?/i, '')
    .replace(/[?&](?:utm_\w+|ref|source)=[^&#]*/gi, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();

/** "https" of an address, or "". */
export const schemeOf = (address: string): string =>
  /^[a-z][a-z0-9+.-]*(?=:\/\/)/i.exec(address)?.[0].toLowerCase() ?? '';

/** The method in front of a path. */
export const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+/;

/** The words of a command or setting. */
export const piecesOf = (value: string): string[] =>
  value.split(/\s+|:\s|(?<=\S)=|[&|,"'`→›]+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece));

/** Letters and digits only. */
export const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export const VERB = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS';
/** One or several methods and the path they call. */
export const CALL = new RegExp(
  `\\b((?:${VERB})(?:(?:,| and| or|,? ?/)\\s?(?:${VERB})){0,6})\\s?((?:https?://[^\\s/]{1,200})?/[^\\s,;)"']{0,300})`,
  'g',
);

/** A path without host, query and closing slash. */
export const pathKey = (path: string): string =>
  normal(path)
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[.:!]+$/, '')
    .replace(/\?.*$/, '')
    .replace(/(?<=.)\/$/, '');

function methodsOf(plain: string): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  for (const match of plain.matchAll(CALL)) {
    const key = pathKey(match[2]!);
    const known = methods.get(key) ?? new Set();
    for (const verb of match[1]!.match(new RegExp(VERB, 'g'))!) known.add(verb);
    methods.set(key, known);
  }
  return methods;
}
