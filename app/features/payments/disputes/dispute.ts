import { formatDateTime, zoneShortName } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';

/** What Stripe's status of an inquiry begins with. */
export const inquiryPrefix = 'warning_';

/**
 * Whether Stripe refuses refunds of the disputed payment. It makes them during an inquiry, which has taken no money yet
 * and ends with a full refund (https://docs.stripe.com/disputes/how-disputes-work#inquiries).
 * @param status Stripe's
 */
export function blocksRefunds({ status, closed_at }: { status: string; closed_at: Date | null }): boolean {
  return closed_at === null && !status.startsWith(inquiryPrefix);
}

/** What Stripe's status of a dispute or an inquiry ends with while our answer is outstanding. */
export const unansweredSuffix = 'needs_response';

/**
 * Until when a dispute can be answered; null if the bank takes no answer.
 * @param dueBy Stripe's, in seconds; 0 if there is no answering
 *   (https://docs.stripe.com/api/disputes/object#dispute_object-evidence_details-due_by)
 */
export function evidenceDueAt(dueBy: number | null): Date | null {
  return dueBy ? new Date(dueBy * 1_000) : null;
}

/** Stripe's statuses of a dispute that nobody has answered yet. */
export const unansweredStatuses: readonly string[] = ['needs_response', `${inquiryPrefix}needs_response`];

/** Formats until when a dispute can be answered, in administrators' zone: "Dec 1, 2026 10:59 PM CST". */
export function formatEvidenceDue(dueAt: string): string {
  const instant = epochMinutesOf(new Date(dueAt));
  return `${formatDateTime(instant, platformTimeZone)} ${zoneShortName(instant, platformTimeZone)}`;
}

/** Returns the earliest instant by which one of these disputes is to be answered; undefined if none is. */
export function nextEvidenceDue(
  disputes: readonly { status: string; evidence_due_at: string | null }[],
): string | undefined {
  return disputes
    .filter(({ status }) => unansweredStatuses.includes(status))
    .flatMap(({ evidence_due_at }) => evidence_due_at ?? [])
    .sort()[0];
}
