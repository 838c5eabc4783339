/** A backup that cannot be used, or cannot be used here; the message is one line. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Ends a command with one line, unless what happened is a mistake of ours. */
export function failWithOneLine(error: unknown): never {
  if (!(error instanceof Error) || error instanceof TypeError) throw error;
  console.error(error.message.replaceAll(/\s*\n\s*/g, ' '));
  process.exit(1);
}
