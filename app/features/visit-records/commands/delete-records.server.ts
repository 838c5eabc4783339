import type { Transaction } from '#app/platform/database/database.server.ts';
import { deleteFileRecord } from '#app/features/files/commands/delete-file.server.ts';
import { signaturesStore } from '../signature/signatures-store.server.ts';
import { visitRecordsStore } from '../visit-records-store.server.ts';

/** A person as a client and, with a professional record, as a professional. */
type Leaving = { clientId: string; professionalId: string | undefined };

/**
 * Deletes what visits left behind of a person whose account goes: of a client all that was written, signed and photographed
 * in their home, of a professional the photos.
 */
export async function deleteRecordsOf(trx: Transaction, { clientId, professionalId }: Leaving): Promise<void> {
  await visitRecordsStore.removeOfClient(trx, clientId);
  await signaturesStore.removeOfClient(trx, clientId);
  const paths = [
    ...(await visitRecordsStore.removePhotosOf(trx, 'client_id', clientId)),
    ...(professionalId === undefined
      ? []
      : await visitRecordsStore.removePhotosOf(trx, 'professional_id', professionalId)),
  ];
  for (const path of paths) await deleteFileRecord(trx, 'visit-photos', path);
}
