import type { Transaction } from '#app/platform/database/database.server.ts';
import { refundsStore } from '../refunds-store.server.ts';

/**
 * Replaces administrators' notes on how refunds were paid another way with `words` when a party leaves: such a note
 * names people and accounts. The amounts stay (OPEN-46).
 */
export async function clearRefundNotes(
  trx: Transaction,
  person: { clientId: string; professionalId: string | undefined },
  words: string,
): Promise<void> {
  await refundsStore.replaceNotes(trx, person, words);
}
