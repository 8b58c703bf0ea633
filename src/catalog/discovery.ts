import { createHash } from 'node:crypto';
import type { Method } from './method.ts';
import { addressesOf, skillDescription } from './record.ts';
import { skillText } from './texts.ts';

export const DISCOVERY = '.well-known/agent-skills';
const DISCOVERY_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Lower-case hexadecimal SHA-256 of a text's UTF-8 bytes. */
export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * The index of discovery draft 0.2.0. `files` is for clients of the draft before it, which reject an index with an entry
 * that lacks it and look for the copies beside the index.
 */
export const discoveryIndex = (methods: readonly Method[], base: string) => ({
  $schema: DISCOVERY_SCHEMA,
  skills: methods.map((method) => ({
    name: method.id,
    type: 'skill-md',
    description: skillDescription(method),
    url: addressesOf(base, method.id).skill_url,
    digest: `sha256:${sha256(skillText(method))}`,
    files: ['SKILL.md'],
  })),
});
