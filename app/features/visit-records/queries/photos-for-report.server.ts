import { type Connection, database } from '#app/platform/database/database.server.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';
import { photoMoments, type PhotoMoment } from '../visit-record.ts';

export type ReportPhoto = { moment: PhotoMoment; path: string };

/** The photos of a visit, in the order of their moments, unrestricted, for rooms below. */
export async function photosForReport(bookingId: string): Promise<ReportPhoto[]> {
  const photos = await visitRecordsStore.listPhotos(database(), bookingId);
  return photoMoments.flatMap((moment) => photos.filter((photo) => photo.moment === moment));
}

/** Whether a visit has a photo of the door. */
export async function hasDoorPhoto(db: Connection, bookingId: string): Promise<boolean> {
  return (await visitRecordsStore.countPhotos(db, bookingId, 'door')) > 0;
}
