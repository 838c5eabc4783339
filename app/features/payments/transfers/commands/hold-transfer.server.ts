import { type Transaction, inTransaction } from '#app/platform/database/database.server.ts';
import { enqueue, secondsUntil } from '#app/platform/jobs/jobs.server.ts';
import { transfersStore } from '../transfers-store.server.ts';
import type { TransferHold } from '../transfer.ts';
import { transferRequests } from './request-transfer.server.ts';

/** Holds a booking's transfer, if it has not been sent. */
export async function holdTransfer(trx: Transaction, bookingId: string, why: TransferHold): Promise<void> {
  await transfersStore.hold(trx, bookingId, why);
}

/** Releases it, unless it is held for another reason; it is not sent while a completion can still be undone. */
export async function releaseTransfer(trx: Transaction, bookingId: string, why: TransferHold): Promise<void> {
  const due = await transfersStore.release(trx, bookingId, why);
  if (due)
    await enqueue(trx, transferRequests, { transferId: due.id }, { startAfterSeconds: secondsUntil(due.due_at) });
}

/** Sends the transfers that waited for a professional's account, now that it can receive money. */
export async function releaseWaitingTransfers({ professionalId }: { professionalId: string }): Promise<void> {
  await inTransaction(async (trx) => {
    for (const { id } of await transfersStore.endWaiting(trx, professionalId))
      await enqueue(trx, transferRequests, { transferId: id });
  });
}
