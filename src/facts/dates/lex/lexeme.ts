/** Where a word stands: offsets, and token indexes (inclusive). */
export interface At {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

export type Meridiem = 'am' | 'pm';

/** One calendar or clock word of a sentence, in order. */
export type Lex = At &
  (
    | { readonly kind: 'number'; readonly value: number; readonly ordinal: boolean }
    | { readonly kind: 'year'; readonly value: number }
    | { readonly kind: 'month'; readonly value: number; readonly weak: boolean }
    | { readonly kind: 'month-year'; readonly month: number; readonly year: number }
    | { readonly kind: 'weekday' }
    | { readonly kind: 'quarter' | 'half'; readonly value: number; readonly year: number | null }
    | { readonly kind: 'season'; readonly value: number }
    | {
        readonly kind: 'date';
        readonly year: number | null;
        readonly month: number;
        readonly day: number | null;
        readonly written: string | null;
      }
    | { readonly kind: 'days'; readonly from: number; readonly to: number }
    | { readonly kind: 'clock'; readonly minutes: number; readonly meridiem: Meridiem | null }
    | { readonly kind: 'meridiem'; readonly value: Meridiem }
    | { readonly kind: 'zone'; readonly name: string; readonly resolved: string; readonly sure: boolean }
    | { readonly kind: 'word'; readonly value: string }
  );

export type LexOf<Kind extends Lex['kind']> = Lex & { readonly kind: Kind };

export const dateLex = (at: At, year: number | null, month: number, day: number | null, written?: string): Lex => ({
  ...at,
  kind: 'date',
  year,
  month,
  day,
  written: written ?? null,
});

export const clockLex = (at: At, minutes: number, meridiem: Meridiem | null = null): Lex => ({
  ...at,
  kind: 'clock',
  minutes,
  meridiem,
});

export const zoneLex = (at: At, name: string, resolved: string, sure = true): LexOf<'zone'> => ({
  ...at,
  kind: 'zone',
  name,
  resolved,
  sure,
});

/** Adds a date, unless there is no such day. */
export function pushDate(at: At, year: number | null, month: number, day: number, found: Lex[]): void {
  if (month >= 1 && month <= 12 && day >= 1 && day <= 31) found.push(dateLex(at, year, month, day));
}

/** "27" and "2027" are one year. */
export const century = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** "14:05" in minutes. */
export const minutesOf = (text: string): number => {
  const [hours, minutes] = text.split(':');
  return Number(hours) * 60 + Number(minutes ?? 0);
};

/** 12 AM is 0, 12 PM is 12. Hours above 12 are left alone. */
export const to24 = (hours: number, meridiem: Meridiem | null): number =>
  meridiem === 'pm' && hours < 12 ? hours + 12 : meridiem === 'am' && hours === 12 ? 0 : hours;
