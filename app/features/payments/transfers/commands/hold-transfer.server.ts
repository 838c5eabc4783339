import type { Transaction } from '#app/platform/database/database.server.ts';
import { enqueue, secondsUntil } from '#app/platform/jobs/jobs.server.ts';
import { transfersStore } from '../transfers-store.server.ts';
import type { TransferHold } from '../transfer.ts';
import { transferRequests } from './request-transfer.server.ts';

/** Keeps a booking's transfer back, if it has not left. */
export async function holdTransfer(trx: Transaction, bookingId: string, why: TransferHold): Promise<void> {
  await transfersStore.hold(trx, bookingId, why);
}

/** Lets it go, unless it is held for something else; not before a completion can no longer be undone. */
export async function releaseTransfer(trx: Transaction, bookingId: string, why: TransferHold): Promise<void> {
  const due = await transfersStore.release(trx, bookingId, why);
  if (due)
    await enqueue(trx, transferRequests, { transferId: due.id }, { startAfterSeconds: secondsUntil(due.due_at) });
}
