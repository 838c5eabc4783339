import { epochDayOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import type { DocumentKind } from './document-kinds.ts';

/** Days before expiry on which a reminder is sent. */
export const reminderDays = [30, 7, 1] as const;

export type Expiry = { kind: DocumentKind; expires_on: PlainDate | null; reminded_days: number | null };

export function isExpired({ expires_on }: Pick<Expiry, 'expires_on'>, today: PlainDate): boolean {
  return expires_on !== null && expires_on < today;
}

/** Returns the reminder that is due: each is sent once, and after days without the job only the most urgent. */
export function dueReminder({ expires_on, reminded_days }: Expiry, today: PlainDate): number | undefined {
  if (expires_on === null || expires_on < today) return undefined;
  const left = epochDayOf(expires_on) - epochDayOf(today);
  const due = reminderDays.findLast((days) => left <= days);
  return due !== undefined && (reminded_days === null || reminded_days > due) ? due : undefined;
}

/** Reports whether certifications were submitted and all of them have expired. */
export function hasLostCertification(
  documents: readonly Pick<Expiry, 'kind' | 'expires_on'>[],
  today: PlainDate,
): boolean {
  const certifications = documents.filter(({ kind }) => kind === 'certification');
  return certifications.length > 0 && certifications.every((certification) => isExpired(certification, today));
}
