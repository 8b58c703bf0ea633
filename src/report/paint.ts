/** What the reports colour, by meaning. Without colour every brush returns its text unchanged. */
export interface Paint {
  readonly pass: (text: string) => string;
  readonly fail: (text: string) => string;
  readonly hint: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
}

const same = (text: string): string => text;

export const plainPaint: Paint = { pass: same, fail: same, hint: same, dim: same, bold: same };
