import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Cents } from '#app/lib/money.ts';
import { ledgerMoves, type LedgerKind } from '../ledger.ts';
import { ledgerStore } from '../ledger-store.server.ts';

/** A movement of money. `source` is the id of what moved: entering it again changes nothing. */
export type LedgerMove = { bookingId: string; kind: LedgerKind; source: string; amount: Cents };

/** Enters movements in the ledger, in the transaction that records them. */
export async function enterInLedger(trx: Transaction, ...moves: LedgerMove[]): Promise<void> {
  const entries = moves.flatMap(({ bookingId, kind, source, amount }) => {
    const { from, to } = ledgerMoves[kind];
    return amount === 0 ? [] : [{ booking_id: bookingId, kind, source, from_account: from, to_account: to, amount }];
  });
  if (entries.length > 0) await ledgerStore.insert(trx, entries);
}
