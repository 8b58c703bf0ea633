import { readFileSync } from 'node:fs';
import { instructionsOf, type Method } from './method.ts';
import { packageFile } from './package-file.ts';
import { addressesOf, skillDescription } from './record.ts';

/** `prompt.txt`: the complete prompt. */
export const promptText = (method: Method): string => `${instructionsOf(method)}\n`;

/** `SKILL.md`: the prompt under a header. Its scalars are quoted, so that no YAML reader takes them for anything else. */
export const skillText = (method: Method): string =>
  `---\nname: ${JSON.stringify(method.id)}\ndescription: ${JSON.stringify(skillDescription(method))}\n---\n\n${promptText(method)}`;

/**
 * `AGENTS.md`: a section that can be pasted into a repository's own. Such a file is always in an agent's context, so the
 * first sentence keeps it out of all other work.
 */
export const agentsText = (method: Method, base: string): string =>
  `# ${method.name}

Follow this section only when you are asked to shorten ${method.shortens}; ignore it in all other work.

${promptText(method)}
Source: ${addressesOf(base, method.id).url} (licence: MIT)
`;

/** `LICENSE`: the MIT text of this package, which is the licence of every published method. */
export const licenseText = (): string => readFileSync(packageFile('LICENSE'), 'utf8').replaceAll('\r\n', '\n');
