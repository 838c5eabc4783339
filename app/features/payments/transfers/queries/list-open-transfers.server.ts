import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { disputesStore } from '../../disputes/disputes-store.server.ts';
import { transfersStore } from '../transfers-store.server.ts';
import type { openTransferAnswer, disputeAnswer } from '../../answers/money.server.ts';

/** A transfer that has not arrived, for administrators. Dollars with two decimals, ISO 8601. */
export type OpenTransfer = z.infer<typeof openTransferAnswer>;

/** A dispute, for administrators. */
export type DisputeDto = z.infer<typeof disputeAnswer>;

const shown = 100;
/** Jobs send what is due within minutes; only longer waits are listed. */
const usualMilliseconds = 30 * 60_000;

/** Lists transfers that need attention, refused ones first; those that just became due are left out. */
export async function listOpenTransfers(now = new Date()): Promise<OpenTransfer[]> {
  const rows = await transfersStore.listStuck(database(), new Date(now.getTime() - usualMilliseconds), shown);
  return rows.map(({ id, booking_id, professional_id, amount, status, attempts, last_error, due_at, created_at }) => ({
    id,
    booking_id,
    professional_id,
    amount: dollarString(amount),
    status,
    attempts,
    last_error,
    due_at: due_at.toISOString(),
    created_at: created_at.toISOString(),
  }));
}

/** Lists the latest disputes. */
export async function listDisputes(): Promise<DisputeDto[]> {
  const rows = await disputesStore.listLatest(database(), shown);
  return rows.map(({ id, booking_id, amount, reason, status, evidence_due_at, opened_at, closed_at }) => ({
    id,
    booking_id,
    amount: dollarString(amount),
    reason,
    status,
    evidence_due_at: evidence_due_at?.toISOString() ?? null,
    opened_at: opened_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
  }));
}
