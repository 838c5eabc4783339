import { database } from '#app/platform/database/database.server.ts';
import type { RecordDto } from '../record-dto.ts';
import { findSignature } from '../signature/queries/find-signature.server.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';

/** What was written at a visit, without its photos, unrestricted, for rooms below; null for nothing. */
export async function readWholeRecord(bookingId: string): Promise<RecordDto | null> {
  const [record, signature] = await Promise.all([
    visitRecordsStore.find(database(), bookingId),
    findSignature(bookingId),
  ]);
  if (!record && !signature) return null;
  const { checklist, materials, note } = record ?? { checklist: [], materials: [], note: '' };
  return { checklist, materials, note, photos: [], signature, asks_signature: false, may_write: false };
}
