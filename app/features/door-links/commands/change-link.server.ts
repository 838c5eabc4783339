import { randomUUID } from 'node:crypto';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { lockBooking } from '#app/features/bookings/commands/lock-booking.server.ts';
import { getClientBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { hasDoorPage } from '../door-link.ts';
import { doorLinkErrors } from '../door-links.errors.ts';
import { doorLinksStore } from '../door-links-store.server.ts';

/**
 * Makes the link of a visit for its client; one that is there stays.
 * @throws AppError booking_not_found for everybody else; door_link_impossible
 */
export async function makeLink(bookingId: string, clientId: string, now = new Date()): Promise<void> {
  const booking = await getClientBooking(bookingId, clientId);
  if (!hasDoorPage(booking, now.getTime())) throw new AppError(doorLinkErrors.door_link_impossible);
  await inTransaction(async (trx) => {
    await lockBooking(trx, bookingId);
    if (await doorLinksStore.findOfBooking(trx, bookingId)) return;
    await doorLinksStore.insert(trx, { booking_id: bookingId, id: randomUUID(), created_at: now });
    await record(trx, clientId, 'door_link.made', bookingId);
  });
}

/** Takes the link of a visit back for its client: it is dead at once, and a later one is another. */
export async function revokeLink(bookingId: string, clientId: string): Promise<void> {
  await getClientBooking(bookingId, clientId);
  await inTransaction(async (trx) => {
    await lockBooking(trx, bookingId);
    if (!(await doorLinksStore.findOfBooking(trx, bookingId))) return;
    await doorLinksStore.remove(trx, bookingId);
    await record(trx, clientId, 'door_link.revoked', bookingId);
  });
}

async function record(trx: Transaction, actorId: string, action: string, subjectId: string): Promise<void> {
  await recordAuditEntry(trx, { actorId, action, subjectType: 'booking', subjectId });
}
