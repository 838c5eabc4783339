import { database } from '#app/platform/database/database.server.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';
import type { PhotoMoment } from '../visit-record.ts';

export type ReportPhoto = { moment: PhotoMoment; path: string };

/** The photos of a visit, those before first, unrestricted, for rooms below. */
export async function photosForReport(bookingId: string): Promise<ReportPhoto[]> {
  const photos = await visitRecordsStore.listPhotos(database(), bookingId);
  return ['before', 'after'].flatMap((moment) => photos.filter((photo) => photo.moment === moment));
}
