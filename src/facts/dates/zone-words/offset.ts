/** "+2", "-0530", "+05:30" as "+05:30". */
export function offsetOf(text: string): string {
  const parts = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(text.trim());
  if (!parts) return text;
  const offset = `${parts[1]}${parts[2]!.padStart(2, '0')}:${parts[3] ?? '00'}`;
  return /00:00/.test(offset) ? 'UTC' : offset;
}
