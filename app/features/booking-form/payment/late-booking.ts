import { centsFromDollars, formatDollars, shareOf, subtractCents } from '#app/lib/money.ts';
import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { isLate } from '#app/features/bookings/cancel/cancellation.ts';

/** What is read before paying where cancelling is always free but an absence is not; undefined anywhere else. */
export function absenceText({ lateFee, absenceFee }: Pick<ShownTerms, 'lateFee' | 'absenceFee'>): string | undefined {
  return !lateFee && absenceFee ? `If nobody is there, ${absenceFee.share} is kept.` : undefined;
}

/** Until when cancelling is free and what it costs after that, as it is read before paying. */
export function cancellationText(terms: Pick<ShownTerms, 'freeCancellation' | 'lateFee' | 'absenceFee'>): string {
  const { freeCancellation, lateFee } = terms;
  const later = lateFee ? `; later it costs ${lateFee.share}` : '';
  const absence = absenceText(terms);
  return `Cancellation is free ${freeCancellation}${later}.${absence ? ` ${absence}` : ''}`;
}

/** A visit about to be paid: ISO 8601 with offset, dollars. */
type Visit = { startsAt: string | undefined; total: string | undefined };

/**
 * Returns the warning shown before paying for a visit that starts so soon that cancelling is no longer free;
 * undefined for any other. `now` is in milliseconds since 1970.
 */
export function lateBookingText(
  { startsAt, total }: Visit,
  { lateFee }: Pick<ShownTerms, 'lateFee'>,
  now: number,
): string | undefined {
  if (!startsAt || !lateFee) return undefined;
  const terms = { start_time: new Date(startsAt), free_cancellation_hours: lateFee.freeHours };
  if (!isLate(terms, new Date(now))) return undefined;
  const why = `This visit starts in less than ${lateFee.hours}, so cancelling isn’t free.`;
  if (total === undefined) return `${why} If you cancel, you lose ${lateFee.share}.`;
  const paid = centsFromDollars(total);
  const kept = shareOf(paid, lateFee.percent);
  return `${why} If you cancel, ${formatDollars(kept)} is kept and ${formatDollars(subtractCents(paid, kept))} goes back to your card.`;
}
