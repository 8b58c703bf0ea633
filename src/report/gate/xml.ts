/**
 * Writes XML as a stream. The builders that were tried hold the whole document, need Node, or let through what XML 1.0
 * forbids: control characters and halves of surrogate pairs, which make a parser refuse the whole file.
 */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** All but what XML 1.0 allows, and the control characters that it only discourages (C1). */
const FORBIDDEN = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const xmlText = (text: string): string => clean(text).replace(/\r\n?/g, '\n').replace(/[&<>]/g, entity);

/** White space would be read as blanks, so that it is written as references. */
const xmlAttribute = (text: string): string =>
  clean(text)
    .replace(/[&<>"]/g, entity)
    .replace(/[\t\n\r]/g, (c) => `&#${c.charCodeAt(0)};`);

const clean = (text: string): string => text.replace(FORBIDDEN, '\ufffd');
const entity = (c: string): string => ENTITIES[c]!;

export const openTag = (name: string, attributes: Attributes = {}): string => `<${name}${attributesOf(attributes)}>`;

/** An element with text in it, or an empty one. */
export const element = (name: string, attributes: Attributes, text = ''): string =>
  text === '' ? `<${name}${attributesOf(attributes)}/>` : `${openTag(name, attributes)}${xmlText(text)}</${name}>`;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlAttribute(String(value))}"`))
    .join('');
