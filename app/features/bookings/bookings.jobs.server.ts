import { abandonedCheckouts } from '#app/features/payments/checkout/commands/abandon-checkout.server.ts';
import { onQueue, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { endAbandonedCheckout } from './hold/commands/abandon-hold.server.ts';
import { deletePastVisits } from './by-hand/commands/delete-past-visits.server.ts';
import { reconcileCheckouts } from './payment/commands/reconcile-checkouts.server.ts';

export const bookingJobs: Job[] = [
  onQueue(abandonedCheckouts, endAbandonedCheckout),
  onSchedule('bookings.reconcile', '* * * * *', reconcileCheckouts),
  onSchedule('bookings.delete-past-hand-entered', '23 4 * * *', () => deletePastVisits()),
];
