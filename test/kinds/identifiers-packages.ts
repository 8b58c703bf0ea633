import type { Kind, KindTables } from '../tools/kinds.ts';

const YARROW =
  'npm WARN deprecated yarrow-cli@1.9.4: yarrow-cli 1.x receives no security fixes since 2026-12-31. Install `yarrow@3`.';
const TARN = 'npm WARN deprecated @tarn/http@0.4.2: @tarn/http 0.x is unpublished on 4 May 2027; use @tarn/fetch.';

// The release that one reader has installed, in a warning about a package that goes by its name.
const KINDS: Kind[] = [
  [
    9,
    YARROW,
    ['yarrow-cli 1.x has received no security fixes since 2026-12-31. Install `yarrow@3`.'],
    ['The old package has received no security fixes since 2026-12-31. Install `yarrow@3`.'],
  ],
  [3, YARROW, ['yarrow-cli 1.x has received no security fixes since 2026-12-31. Install `yarrow@3`.'], []],
  [
    9,
    TARN,
    ['@tarn/http 0.x gets unpublished on 4 May 2027. Use @tarn/fetch.'],
    ['The old HTTP package gets unpublished on 4 May 2027. Use @tarn/fetch.'],
  ],
  [
    3,
    'npm WARN deprecated moor@0.4.2: 0.x is unmaintained; use moor 2.',
    ['moor 0.x is unmaintained: use moor 2.'],
    [],
  ],
  [
    9,
    '`quill@3.1.0` is deprecated because it leaks tokens. Install `quill@3.1.1`; other releases of quill are fine.',
    ['quill 3.1.0 is deprecated because it leaks tokens. Install `quill@3.1.1`; others are fine.'],
    ['Quill is deprecated because it leaks tokens. Install `quill@3.1.1`; other releases are fine.'],
  ],
];

export const TABLES: KindTables = { 'packages with a release': KINDS };
