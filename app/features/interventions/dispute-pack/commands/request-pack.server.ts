import { inTransaction } from '#app/platform/database/database.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { lockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { packAction } from '../../admin-actions.ts';
import { bookingSubject, interventionsStore } from '../../interventions-store.server.ts';

/**
 * Writes down that an administrator takes the files of a visit, and why; only then can they be downloaded.
 * @returns the id of the audit entry
 * @throws AppError booking_not_found
 */
export function requestPack(adminId: string, bookingId: string, reason: string): Promise<string> {
  return inTransaction(async (trx) => {
    await lockBooking(trx, bookingId);
    const entry = { actorId: adminId, action: packAction, subjectType: bookingSubject, subjectId: bookingId };
    const id = await recordAuditEntry(trx, entry);
    await interventionsStore.insertReason(trx, { audit_id: id, booking_id: bookingId, reason });
    return id;
  });
}
