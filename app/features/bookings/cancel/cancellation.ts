import { cents, centsFromDollars, shareOf, subtractCents, type Cents } from '#app/lib/money.ts';
import { sharesOf, type Shares } from '#app/features/platform-settings/shares.ts';
import type { BookingRole, BookingStatus } from '../booking.ts';

/** The people whose cancellation decides about money (OPEN-04). */
export type CancellingParty = BookingRole;

/**
 * What a refund depends on: the terms that were copied when the booking was made. Dollars and percent, two decimals.
 */
export type CancellationTerms = {
  status: BookingStatus;
  start_time: Date;
  total_amount: string;
  free_cancellation_hours: number;
  late_fee_percent: string;
  commission_percent: string;
};

/**
 * Where the money of a cancelled booking goes: `refund` + `kept` is what was left of it, `commission` +
 * `professional` what is kept.
 */
export type CancellationSplit = Shares & { refund: Cents };

const hour = 3_600_000;
const nothing = cents(0);

/**
 * What becomes of a booking's money when somebody cancels it at an instant (OPEN-04): a client who is late leaves the
 * fee, everybody else gets everything back. `refunded` is what went back before, as only Stripe's own dashboard can
 * do it. Hours are counted by the clock that knows no daylight saving time. Whether it may be cancelled at all is for
 * mayChangeStatus to say.
 */
export function cancellationSplit(
  terms: CancellationTerms,
  by: CancellingParty,
  now: Date,
  refunded = nothing,
): CancellationSplit {
  // Only what is confirmed was paid.
  if (terms.status !== 'confirmed')
    return { refund: nothing, kept: nothing, commission: nothing, professional: nothing };
  const total = centsFromDollars(terms.total_amount);
  const left = subtractCents(total, refunded);
  const fee = by === 'client' && isLate(terms, now) ? shareOf(total, Number(terms.late_fee_percent)) : nothing;
  const kept = cents(Math.min(fee, left));
  return { refund: subtractCents(left, kept), ...sharesOf(kept, terms.commission_percent) };
}

type FreePeriod = Pick<CancellationTerms, 'start_time' | 'free_cancellation_hours'>;

/** Whether a client who backs out now would leave the fee. */
export function isLate(terms: FreePeriod, now: Date): boolean {
  return now > freeUntil(terms);
}

/** Until when a client backs out without a fee, the instant included. */
export function freeUntil({ start_time, free_cancellation_hours }: FreePeriod): Date {
  return new Date(start_time.getTime() - free_cancellation_hours * hour);
}

/** Whether a booking ends when one of its parties leaves: a hold, or a paid visit that has not begun. */
export function endsWithItsParty(
  { status, start_time }: Pick<CancellationTerms, 'status' | 'start_time'>,
  now: Date,
): boolean {
  return status === 'pending' || (status === 'confirmed' && now < start_time);
}
