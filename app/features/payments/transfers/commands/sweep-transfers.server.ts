import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { transferReversalsStore } from '../transfer-reversals-store.server.ts';
import { transfersStore } from '../transfers-store.server.ts';
import { executeReversal } from './execute-reversal.server.ts';
import { executeTransfer } from './execute-transfer.server.ts';

const batch = 200;
const minute = 60_000;

/**
 * Sends what is due and whose job failed: refused transfers whose wait is over, calls without an answer, transfers
 * whose professional has connected or left meanwhile, and leftover reversals. One failure does not stop the others.
 */
export async function sweepTransfers(now = new Date()): Promise<void> {
  const due = [
    ...(await transfersStore.listConnected(database(), batch)),
    ...(await transfersStore.listDue(database(), now, batch)),
  ];
  for (const { id } of due) {
    await executeTransfer(id, now).catch((error: unknown) =>
      log.error({ err: error, transferId: id }, 'a transfer could not be sent'),
    );
  }
  for (const { id } of await transferReversalsStore.listOpen(database(), new Date(now.getTime() - minute), batch)) {
    await executeReversal(id, now).catch((error: unknown) =>
      log.error({ err: error, reversalId: id }, 'a transfer could not be taken back'),
    );
  }
}
