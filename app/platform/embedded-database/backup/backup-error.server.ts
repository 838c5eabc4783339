import { StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** A backup that cannot be made or used, or not on this installation; the message is one line. */
export class BackupError extends StartRefusal {
  override name = 'BackupError';
}
