const OUTSIDE_ASCII = /[^\0-\x7f]/;

/** What the build makes of an expression that has a twin for texts in ASCII (see `asciiTwin`): most words of notices are. */
export class AsciiFirst {
  private readonly toWhole: () => RegExp;
  private readonly toTwin: () => RegExp;
  private whole: RegExp | undefined;
  private twin: RegExp | undefined;

  constructor(toWhole: () => RegExp, toTwin: () => RegExp) {
    this.toWhole = toWhole;
    this.toTwin = toTwin;
  }

  test(text: string): boolean {
    return this.suited(text).test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.suited(text).exec(text);
  }

  private suited(text: string): RegExp {
    if (OUTSIDE_ASCII.test(text)) {
      this.whole ??= this.toWhole();
      return this.whole;
    }
    this.twin ??= this.toTwin();
    return this.twin;
  }
}
