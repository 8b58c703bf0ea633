/** Why the system does not give a file or folder, and the mend: what follows its name in a sentence, without a period. */
export function whyNotGiven(error: unknown): string {
  const code = (error as { code?: string } | null)?.code ?? 'unknown error';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'cannot be read (permission denied); make it readable';
    case 'ENOENT':
    case 'ELOOP':
      return 'is a link that leads nowhere; put the file itself there';
    default:
      return `cannot be read (${code}); check the path`;
  }
}

/** Whether the system refused something, and not a mistake in the code. */
export const isSystemError = (error: unknown): boolean =>
  typeof (error as NodeJS.ErrnoException | null)?.syscall === 'string';
