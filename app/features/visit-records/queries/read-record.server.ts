import { database } from '#app/platform/database/database.server.ts';
import { findCompletion } from '#app/features/booking-outcomes/complete/queries/is-completed-since.server.ts';
import { getPartyBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { findSignedUrl } from '#app/features/files/queries/sign-url.server.ts';
import { serviceChecklistsStore } from '../service-checklists-store.server.ts';
import type { RecordDto, RecordPhoto } from '../record-dto.ts';
import { findSignature } from '../signature/queries/find-signature.server.ts';
import { signaturesStore } from '../signature/signatures-store.server.ts';
import { mayWriteRecord, shownChecklist } from '../visit-record.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';

/** Seconds in which the addresses of photos are good. */
const signedSeconds = 900;

/**
 * The record of a visit for its parties: the professional's while it is written, the client's once it is completed; null
 * where there is nothing for them.
 * @throws AppError booking_not_found for everybody else
 */
export async function readRecord(bookingId: string, viewerId: string, now = new Date()): Promise<RecordDto | null> {
  const [{ booking, role }, visit] = await Promise.all([
    getPartyBooking(bookingId, viewerId),
    findCompletion(bookingId),
  ]);
  if (!visit || (role === 'client' && visit.status !== 'completed')) return null;
  const serviceId = booking.service.id;
  const [record, photos, signature, checklist, asksSignature] = await Promise.all([
    visitRecordsStore.find(database(), bookingId),
    listPhotos(bookingId),
    findSignature(bookingId),
    serviceId === null ? undefined : serviceChecklistsStore.find(database(), serviceId),
    serviceId !== null && signaturesStore.isAskedFor(database(), serviceId),
  ]);
  const may_write = role === 'professional' && mayWriteRecord(visit, now);
  if (!record && photos.length === 0 && !signature && !may_write) return null;
  return {
    checklist: shownChecklist(record?.checklist ?? [], may_write ? (checklist?.lines ?? []) : []),
    materials: record?.materials ?? [],
    note: record?.note ?? '',
    photos,
    signature,
    asks_signature: may_write && asksSignature,
    may_write,
  };
}

async function listPhotos(bookingId: string): Promise<RecordPhoto[]> {
  const photos = await visitRecordsStore.listPhotos(database(), bookingId);
  const shown = await Promise.all(
    photos.map(async ({ id, path, moment, recorded_at }) => ({
      id,
      moment,
      url: await findSignedUrl('visit-photos', path, signedSeconds),
      recorded_at: recorded_at.toISOString(),
    })),
  );
  return shown.flatMap(({ url, ...photo }) => (url === undefined ? [] : [{ ...photo, url }]));
}
