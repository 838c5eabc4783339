import { database } from '#app/platform/database/database.server.ts';
import type { RecordDto } from '../record-dto.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';

/** What was written at a visit, without its photos, unrestricted, for rooms below; null for nothing. */
export async function readWholeRecord(bookingId: string): Promise<RecordDto | null> {
  const record = await visitRecordsStore.find(database(), bookingId);
  if (!record) return null;
  const { checklist, materials, note } = record;
  return { checklist, materials, note, photos: [], may_write: false };
}
