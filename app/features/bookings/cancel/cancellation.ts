import { cents, shareOf, subtractCents, type Cents } from '#app/lib/money.ts';
import { sharesOf, type Shares } from '#app/features/platform-settings/shares.ts';
import type { BookingRole, BookingStatus } from '../booking.ts';

/** Whose cancellation decides about the money (OPEN-04). */
export type CancellingParty = BookingRole;

/** Returns the reason of the refund that a cancellation requests. */
export function refundReasonOf(by: CancellingParty): string {
  return `cancelled-by-${by}`;
}

/** What a refund depends on: the terms copied when the booking was made. Percents have two decimals. */
export type CancellationTerms = {
  status: BookingStatus;
  start_time: Date;
  total_amount: Cents;
  free_cancellation_hours: number;
  late_fee_percent: string;
  commission_percent: string;
};

/**
 * Where the money of a cancelled booking goes: `refund` + `kept` is what was left of it, `commission` +
 * `professional` is `kept`.
 */
export type CancellationSplit = Shares & { refund: Cents };

const hour = 3_600_000;
const nothing = cents(0);

/**
 * Splits a booking's money when it is cancelled at an instant (OPEN-04): a client who cancels late pays the fee,
 * every other cancellation refunds in full. `refunded` is what was refunded before, which only Stripe's dashboard can
 * do. Hours are elapsed hours, regardless of daylight saving time. Whether it may be cancelled at all is up to
 * mayChangeStatus.
 */
export function cancellationSplit(
  terms: CancellationTerms,
  by: CancellingParty,
  now: Date,
  refunded = nothing,
): CancellationSplit {
  // Only confirmed bookings were paid.
  if (terms.status !== 'confirmed')
    return { refund: nothing, kept: nothing, commission: nothing, professional: nothing };
  const total = terms.total_amount;
  const left = subtractCents(total, refunded);
  const fee = by === 'client' && isLate(terms, now) ? shareOf(total, Number(terms.late_fee_percent)) : nothing;
  const kept = cents(Math.min(fee, left));
  return { refund: subtractCents(left, kept), ...sharesOf(kept, terms.commission_percent) };
}

type FreePeriod = Pick<CancellationTerms, 'start_time' | 'free_cancellation_hours'>;

/** Whether a client who cancels now pays the fee. */
export function isLate(terms: FreePeriod, now: Date): boolean {
  return now > freeUntil(terms);
}

/** The last instant at which a client cancels without a fee. */
export function freeUntil({ start_time, free_cancellation_hours }: FreePeriod): Date {
  return new Date(start_time.getTime() - free_cancellation_hours * hour);
}

/** Whether a booking ends when a party closes their account: a hold, or a paid visit that has not begun. */
export function endsWithItsParty(
  { status, start_time }: Pick<CancellationTerms, 'status' | 'start_time'>,
  now: Date,
): boolean {
  return status === 'pending' || (status === 'confirmed' && now < start_time);
}
