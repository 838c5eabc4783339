/** A backup that cannot be used, or not on this installation; the message is one line. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Exits a command with a one-line message; rethrows bugs. */
export function failWithOneLine(error: unknown): never {
  if (!(error instanceof Error) || error instanceof TypeError) throw error;
  console.error(error.message.replaceAll(/\s*\n\s*/g, ' '));
  process.exit(1);
}
