import { onQueueInLots, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { actOnStripeEvents } from './commands/act-on-stripe-event.server.ts';
import { catchUpWithStripe } from './commands/catch-up-with-stripe.server.ts';
import { compareWithStripe } from './commands/compare-with-stripe.server.ts';
import { stripeEvents } from './commands/receive-stripe-event.server.ts';

export const stripeEventJobs: Job[] = [
  onQueueInLots(stripeEvents, actOnStripeEvents),
  onSchedule('payments.compare', '11 9 * * *', compareWithStripe),
  onSchedule('payments.catch-up', '*/5 * * * *', catchUpWithStripe),
];
