import { describe, expect, it } from 'vitest';
import { movementsOf } from './movements.ts';

const refund = {
  id: '00000000-0000-4000-8000-000000000001',
  amount: '75.00',
  status: 'succeeded',
  reason: 'client-cancelled',
  is_stopped: false,
  paid_otherwise: null,
  created_at: '2026-11-20T10:00:00.000Z',
} as const;

const rowsOf = (refunds: Parameters<typeof movementsOf>[0]['refunds']) =>
  movementsOf({
    payment: null,
    refunds,
    transfer: null,
    reversals: [],
    disputes: [],
    kept_amount: '0.00',
    ledger: [],
    is_balanced: true,
  });

describe('a refund among the movements of a booking', () => {
  it('that Stripe made says what asked for it', () => {
    expect(rowsOf([refund])).toMatchObject([{ status: 'Refunded', detail: 'client cancelled', state: 'done' }]);
  });

  it('that an administrator paid another way says how', () => {
    const paid = { ...refund, paid_otherwise: 'Check no. 1043, mailed June 3' };
    expect(rowsOf([paid])).toMatchObject([
      { status: 'Paid another way', detail: 'Check no. 1043, mailed June 3', state: 'done' },
    ]);
  });

  it('that failed waits for a decision', () => {
    const stopped = { ...refund, status: 'requested', is_stopped: true } as const;
    expect(rowsOf([stopped])).toMatchObject([{ status: 'Failed, needs a decision', state: 'failed' }]);
  });
});
