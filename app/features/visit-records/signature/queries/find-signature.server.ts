import { database } from '#app/platform/database/database.server.ts';
import type { RecordSignature } from '../../record-dto.ts';
import { signaturesStore } from '../signatures-store.server.ts';

/** What was signed at a visit, unrestricted; null for nothing. */
export async function findSignature(bookingId: string): Promise<RecordSignature | null> {
  const row = await signaturesStore.find(database(), bookingId);
  if (!row) return null;
  const { signed_at, strokes, ...signature } = row;
  return { ...signature, strokes: strokes && strokes.map((stroke) => [...stroke]), signed_at: signed_at.toISOString() };
}
