import { inTransaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { transfersStore } from '../transfers-store.server.ts';
import { transferRequests } from './request-transfer.server.ts';

/** Sends the transfers that waited for a professional's account, now that it can receive money. */
export async function releaseWaitingTransfers({ professionalId }: { professionalId: string }): Promise<void> {
  await inTransaction(async (trx) => {
    for (const { id } of await transfersStore.endWaiting(trx, professionalId))
      await enqueue(trx, transferRequests, { transferId: id });
  });
}
