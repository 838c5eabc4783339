import type { Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { transfersStore } from '../transfers-store.server.ts';
import type { TransferHold } from '../transfer.ts';
import { transferRequests } from './request-transfer.server.ts';

/** Keeps a booking's transfer back, if it has not left. */
export async function holdTransfer(trx: Transaction, bookingId: string, why: TransferHold): Promise<void> {
  await transfersStore.hold(trx, bookingId, why);
}

/** Lets it go, unless it is held for something else. */
export async function releaseTransfer(trx: Transaction, bookingId: string, why: TransferHold): Promise<void> {
  const transferId = await transfersStore.release(trx, bookingId, why);
  if (transferId) await enqueue(trx, transferRequests, { transferId });
}
