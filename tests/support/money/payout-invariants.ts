import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { centsFromDollars } from '#app/lib/money.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import type { SandboxState } from '../sandbox-control.ts';

/**
 * Checks what must hold at Stripe once everything is settled: a booking has at most one transfer, which matches our
 * row; what was refunded to the client and transferred to the professional matches our rows; and no finished visit
 * still holds money.
 */
export async function expectStripeAgrees(
  db: Kysely<Tables>,
  { objects }: { objects: Pick<SandboxState['objects'], 'transfer' | 'charge'> },
): Promise<void> {
  const transfers = await db.selectFrom('transfers').selectAll().execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  const made = Map.groupBy(objects.transfer, ({ transfer_group }) => transfer_group ?? '');
  expect([...made.values()].filter(({ length }) => length > 1)).toEqual([]);
  const ours = transfers.filter(({ stripe_transfer_id }) => stripe_transfer_id !== null);
  const rowOf = ({ booking_id, stripe_transfer_id, amount, reversed_amount }: (typeof ours)[number]) => [
    booking_id,
    stripe_transfer_id,
    centsFromDollars(amount),
    centsFromDollars(reversed_amount),
  ];
  const theirs = objects.transfer.map(({ transfer_group, id, amount, amount_reversed }) => [
    transfer_group,
    id,
    amount,
    amount_reversed,
  ]);
  expect(ours.map(rowOf).sort()).toEqual(theirs.sort());
  expect(transfers.filter(({ status }) => !['sent', 'reversed', 'cancelled'].includes(status))).toEqual([]);

  const asked = new Map<string, number>();
  for (const { booking_id, amount, origin, status, paid_otherwise } of refunds) {
    if (origin !== 'bank' && status !== 'failed' && paid_otherwise === null)
      asked.set(booking_id, (asked.get(booking_id) ?? 0) + centsFromDollars(amount));
  }
  const charges = objects.charge.filter(({ paid }) => paid);
  const returned = (bookingId: string) =>
    charges
      .filter(({ metadata }) => metadata['booking_id'] === bookingId)
      .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  for (const bookingId of new Set(charges.map(({ metadata }) => metadata['booking_id'] ?? '')))
    expect([bookingId, returned(bookingId)]).toEqual([bookingId, asked.get(bookingId) ?? 0]);
  expect(refunds.filter(({ status }) => status === 'requested')).toEqual([]);
}
