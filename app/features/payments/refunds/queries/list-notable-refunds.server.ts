import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { bookingsWithBlockedRefunds } from '../../disputes/queries/are-refunds-blocked.server.ts';
import { refundsStore } from '../refunds-store.server.ts';
import type { notableRefundAnswer } from '../../answers/money.server.ts';

/** A refund that needs an administrator's attention. Dollars with two decimals, ISO 8601. */
export type NotableRefund = z.infer<typeof notableRefundAnswer>;

const shown = 100;
const daysOfForeign = 30;
/** Jobs make refunds within minutes; only longer waits are listed, as in the overview. */
const usualMilliseconds = 30 * 60_000;

/**
 * Lists refunds that failed, ones that Stripe refuses, ones that are late, and ones made in Stripe's dashboard in the
 * last 30 days.
 */
export async function listNotableRefunds(now = new Date()): Promise<NotableRefund[]> {
  const lateSince = new Date(now.getTime() - usualMilliseconds);
  const madeSince = new Date(now.getTime() - daysOfForeign * 86_400_000);
  const rows = await refundsStore.listNotable(database(), { lateSince, madeSince }, shown);
  const blocked = await bookingsWithBlockedRefunds(
    database(),
    rows.map(({ booking_id }) => booking_id),
  );
  return rows.map(({ id, booking_id, amount, status, stopped_at, last_error, earlier_failure, created_at }) => ({
    id,
    booking_id,
    amount: dollarString(amount),
    state: status !== 'requested' ? 'foreign' : stopped_at ? 'stopped' : last_error ? 'refused' : 'late',
    is_disputed: blocked.has(booking_id),
    because: last_error ?? earlier_failure,
    created_at: created_at.toISOString(),
  }));
}
