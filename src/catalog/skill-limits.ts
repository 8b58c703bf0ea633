/** What the Agent Skills specification allows, shared by what is published and what is validated. */

/** Characters of a name: folder, skill name and fragment. */
export const NAME_LIMIT = 64;
/** Characters of a description. */
export const DESCRIPTION_LIMIT = 1024;
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function nameFault(name: string): string | undefined {
  if (name.length === 0) return 'is empty';
  if (name.length > NAME_LIMIT) return `has ${name.length} characters; at most ${NAME_LIMIT} are allowed`;
  if (!SLUG.test(name)) return 'is no slug: words of a-z and 0-9, joined by single hyphens';
  return undefined;
}

export function descriptionFault(description: string): string | undefined {
  if (description.trim() === '') return 'is empty';
  const { length } = [...description];
  if (length > DESCRIPTION_LIMIT) return `has ${length} characters; at most ${DESCRIPTION_LIMIT} are allowed`;
  const bad = /[<>]|---/.exec(description)?.[0];
  if (bad !== undefined) return `contains "${bad}", which readers of skill headers trip over`;
  return undefined;
}
