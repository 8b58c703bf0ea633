/** JSON with two spaces, a newline at its end, and nothing beyond ASCII: no host's charset can break it. */
export const toAsciiJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/[\u007f-\uffff]/g, escaped)}\n`;

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
