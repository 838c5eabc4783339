import type { Transaction } from '#app/platform/database/database.server.ts';
import type { BookingRow } from '../../bookings-store.server.ts';
import type { CancellingParty } from '../../cancel/cancellation.ts';
import { countEndedHold } from '../hold-record.ts';
import { holdRecordsStore } from '../hold-records-store.server.ts';

/**
 * Records that a client's hold ended unpaid: it expired (`by` is undefined) or was released. A hold that a
 * professional or an administrator ended is not counted.
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
