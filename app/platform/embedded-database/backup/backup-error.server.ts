import { oneLine, StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** A backup that cannot be made or used, or not on this installation; the message is one line. */
export class BackupError extends StartRefusal {
  override name = 'BackupError';
}

/**
 * Makes any failure of a copy or a restore one line for the person at the terminal: a folder that cannot be entered is
 * no fault of ours. Bugs keep their stack.
 * @throws BackupError, or the bug
 */
export function failInOneLine(error: unknown): never {
  if (!(error instanceof Error) || error instanceof TypeError) throw error;
  throw new BackupError(oneLine(error), { cause: error });
}
