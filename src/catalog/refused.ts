/** What cannot be published as it is: the field at fault, and why. Nothing has been written. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly field: string;
  readonly reason: string;

  constructor(field: string, reason: string) {
    super(`${field} ${reason}`);
    this.field = field;
    this.reason = reason;
  }
}
