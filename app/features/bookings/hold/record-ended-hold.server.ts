import type { Transaction } from '#app/platform/database/database.server.ts';
import type { BookingRow } from '../bookings-store.server.ts';
import type { CancellingParty } from '../cancel/cancellation.ts';
import { countEndedHold } from './hold-record.ts';
import { holdRecordsStore } from './hold-records-store.server.ts';

/**
 * Remembers of a client that a hold ended unpaid: by running out (`by` nobody), or given up. What a professional or an
 * administrator ended is not held against anybody.
 */
export async function recordEndedHold(
  trx: Transaction,
  { id, client_id }: BookingRow,
  by: CancellingParty | null,
): Promise<void> {
  if (client_id === null || (by !== null && by !== 'client')) return;
  const { days_since_last, held_minutes, ...before } = await holdRecordsStore.findForUpdate(trx, client_id, id);
  const ended = { ranOut: by === null, heldMinutes: held_minutes, daysSinceLast: days_since_last };
  await holdRecordsStore.save(trx, client_id, countEndedHold(before, ended));
}
