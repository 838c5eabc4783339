import { activeAccounts } from '#app/features/connected-accounts/commands/publish-active-account.server.ts';
import { onQueue, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { executeRefund } from './refunds/commands/execute-refund.server.ts';
import { executeReversal, transferReversals } from './transfers/commands/execute-reversal.server.ts';
import { executeTransfer } from './transfers/commands/execute-transfer.server.ts';
import { refundRequests } from './checkout/commands/record-payment.server.ts';
import { releaseWaitingTransfers } from './transfers/commands/hold-transfer.server.ts';
import { transferRequests } from './transfers/commands/request-transfer.server.ts';
import { sweepTransfers } from './transfers/commands/sweep-transfers.server.ts';

export const paymentJobs: Job[] = [
  onQueue(refundRequests, ({ refundId }, { now }) => executeRefund(refundId, now)),
  onQueue(transferRequests, ({ transferId }, { now }) => executeTransfer(transferId, now)),
  onQueue(activeAccounts, releaseWaitingTransfers),
  onQueue(transferReversals, ({ reversalId }, { now }) => executeReversal(reversalId, now)),
  onSchedule('payments.transfers', '* * * * *', sweepTransfers, {
    sweeps: [transferRequests, activeAccounts, transferReversals],
  }),
];
