/**
 * The accounts a booking's money moves between: the client's, what the platform holds for the booking, the
 * professional's, and what the platform has earned.
 */
export const ledgerAccounts = ['client', 'held', 'professional', 'commission'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const ledgerKinds = [
  'payment',
  'refund',
  'refund-failed',
  'transfer',
  'commission',
  'transfer-reversal',
  'commission-reversal',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** The accounts that each kind of entry moves money between. */
export const ledgerMoves: Record<LedgerKind, { from: LedgerAccount; to: LedgerAccount }> = {
  payment: { from: 'client', to: 'held' },
  refund: { from: 'held', to: 'client' },
  'refund-failed': { from: 'client', to: 'held' },
  transfer: { from: 'held', to: 'professional' },
  commission: { from: 'held', to: 'commission' },
  'transfer-reversal': { from: 'professional', to: 'held' },
  'commission-reversal': { from: 'commission', to: 'held' },
};
