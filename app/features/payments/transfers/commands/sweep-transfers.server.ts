import { database } from '#app/platform/database/database.server.ts';
import { sweepEach, UnfinishedSweep } from '#app/platform/jobs/sweep.server.ts';
import { transferReversalsStore } from '../transfer-reversals-store.server.ts';
import { transfersStore } from '../transfers-store.server.ts';
import { executeReversal } from './execute-reversal.server.ts';
import { executeTransfer } from './execute-transfer.server.ts';

const batch = 200;
const minute = 60_000;

/**
 * Sends what is due and whose job failed: refused transfers whose wait is over, calls without an answer, transfers
 * whose professional has connected or left meanwhile, and leftover reversals. One failure does not stop the others.
 * @throws UnfinishedSweep if one failed, or if a reversal that failed before waits for its next try
 */
export async function sweepTransfers(now = new Date()): Promise<void> {
  const transfers = [
    ...(await transfersStore.listConnected(database(), batch)),
    ...(await transfersStore.listDue(database(), now, batch)),
  ].map(({ id }) => ({ transferId: id }));
  const unsent = await sweepEach(
    transfers,
    ({ transferId }) => executeTransfer(transferId, now),
    'a transfer could not be sent',
  );
  const open = await transferReversalsStore.listOpen(database(), new Date(now.getTime() - minute), batch);
  const notTaken = await sweepEach(
    open.map(({ id }) => ({ reversalId: id })),
    ({ reversalId }) => executeReversal(reversalId, now),
    'a transfer could not be taken back',
  );
  if (unsent + notTaken > 0 || (await transferReversalsStore.findFailed(database())))
    throw new UnfinishedSweep('Transfers are left that could not be sent or taken back');
}
