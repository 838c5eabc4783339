import { stepsOpenAt } from '#app/features/visit-progress/visit-progress.ts';

/** A line of a checklist, and whether it was ticked. */
export type ChecklistLine = { line: string; checked: boolean };

/** `door` proves where the professional waited for a client who was not there. */
export const photoMoments = ['before', 'after', 'door'] as const;
export type PhotoMoment = (typeof photoMoments)[number];

export const photoNames: Record<PhotoMoment, string> = { before: 'Before', after: 'After', door: 'At the door' };

/** Whether its professional may remove a photo: what proves an absence stays for the client, the team and a bank. */
export function isRemovable({ moment }: { moment: PhotoMoment }): boolean {
  return moment !== 'door';
}

/** What a record consists of; each is saved by itself. */
export const recordFields = ['checklist', 'materials', 'note'] as const;
export type RecordField = (typeof recordFields)[number];

export const recordLimits = {
  lines: 20,
  lineMaximum: 120,
  materials: 20,
  materialMaximum: 120,
  noteMaximum: 1_000,
  /** Of each moment. */
  photos: 8,
  /** Hours after the completion in which the professional still adds what was written without a connection. */
  hoursAfter: 24,
} as const;

type Visit = { status: string; start_time: Date; completed_at: Date | null; client_id: string | null };

/**
 * Whether a visit's professional may write its record: on the day, and until a day after it was completed. A client who
 * closed the account took the record along.
 */
export function mayWriteRecord({ status, start_time, completed_at, client_id }: Visit, now: Date): boolean {
  if (client_id === null) return false;
  if (status === 'confirmed') return now >= stepsOpenAt(start_time);
  if (status !== 'completed' || !completed_at) return false;
  return now.getTime() < completed_at.getTime() + recordLimits.hoursAfter * 3_600_000;
}

/** Reads lines from text, one a line; empty ones are left out. Columns of a table that was pasted are parted by spaces. */
export function linesOf(text: string): string[] {
  return text
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns the checklist to show: as it was ticked, or the service's own if nothing was yet. */
export function shownChecklist(recorded: readonly ChecklistLine[], ofService: readonly string[]): ChecklistLine[] {
  return recorded.length > 0 ? [...recorded] : ofService.map((line) => ({ line, checked: false }));
}
