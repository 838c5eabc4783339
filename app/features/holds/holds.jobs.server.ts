import { abandonedCheckouts } from '#app/features/payments/checkout/commands/abandon-checkout.server.ts';
import { refundRequests } from '#app/features/payments/checkout/commands/record-payment.server.ts';
import { onQueue, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { endAbandonedCheckout } from './commands/abandon-hold.server.ts';
import { reconcileCheckouts } from './payment/commands/reconcile-checkouts.server.ts';

export const holdJobs: Job[] = [
  onQueue(abandonedCheckouts, endAbandonedCheckout),
  onSchedule('bookings.reconcile', '* * * * *', reconcileCheckouts, { sweeps: [refundRequests] }),
];
