import type { Kind, KindTables } from '../tools/kinds.ts';

/** What a notice says becomes of something: told in other words, and told the other way round. */
const turned = (fact: string, kept: readonly string[], broken: readonly string[]): Kind => {
  const told = (how: string): string =>
    `Shops that use the old Tern importer: it is switched off on 20 June 2028. Move to Plover before. ${how}`;
  return [
    6,
    `The old Tern importer is switched off on 20 June 2028. Shops that use it must move to Plover before then. ${fact}`,
    kept.map(told),
    broken.map(told),
  ];
};

/** A thing that stays, told as leaving: rule 2 as well. */
const leaving = (fact: string, kept: readonly string[], broken: readonly string[]): Kind => {
  const [, ...rest] = turned(fact, kept, broken);
  return [2, ...rest];
};

export const TABLES: KindTables = {
  'what becomes of a thing, turned round': [
    turned(
      'Caches will not be migrated; your first build will be a cold one.',
      ['Caches do not move, so the first build is a cold one.', 'Caches are not migrated: a cold first build.'],
      ['Caches are migrated.', 'Caches are migrated automatically; the first build is a cold one.'],
    ),
    turned(
      'Unused build minutes are credited to your account and do not expire.',
      ['Build minutes left over come back as account credit that does not expire.'],
      ['Unused build minutes are forfeited.'],
    ),
    turned(
      'Faxes sent to a closed number are bounced, not queued.',
      ['Faxes to closed numbers bounce and are not queued.', 'Faxes to a closed number are bounced.'],
      ['Faxes sent to a closed number are queued.'],
    ),
    turned(
      'Prepaid labels remain valid. Reprints are free of charge.',
      ['Labels already paid for stay valid, reprints are free.'],
      ['Prepaid labels become void; reprints are free.', 'Prepaid labels stay valid. Reprints are charged.'],
    ),
    turned(
      "Webhooks and the HTTP API aren't affected.",
      ['Webhooks and the HTTP API stay as they are.', 'No change for webhooks and the HTTP API.'],
      ['Webhooks and the HTTP API are retired as well.', 'Webhooks and the HTTP API close with it.'],
    ),
    leaving(
      "Webhooks and the HTTP API aren't affected.",
      ['Webhooks and the HTTP API stay as they are.', 'No change for webhooks and the HTTP API.'],
      ['Webhooks and the HTTP API are retired as well.', 'The HTTP API is switched off too.'],
    ),
    leaving(
      'Hosted catalogues are not affected.',
      ['Hosted catalogues are not affected.', 'Not for hosted catalogues.', 'Hosted catalogues are spared.'],
      ['Hosted catalogues are discontinued too.', 'Hosted catalogues also close.'],
    ),
    // Left behind is lost; and what stays in one place ends elsewhere.
    turned(
      'Mounts and guild banks stay behind.',
      ['Mounts and guild banks are lost.', 'Mounts and guild banks are not carried over.'],
      [],
    ),
    turned('Garden sheds are not part of this; their feed stays.', ['Garden sheds keep their feed.'], []),
    // Both are told of the same: what is copied is kept, and the old one goes.
    turned(
      'Boards are copied to Plover and stay readable there. Old boards are deleted.',
      [
        'Boards are copied to Plover, readable there; old boards are deleted.',
        'Boards move to Plover and remain readable; then the old boards are erased.',
      ],
      [],
    ),
  ],
};
