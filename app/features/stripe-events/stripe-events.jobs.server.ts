import { onQueue, onSchedule, type Job } from '#app/platform/jobs/job.server.ts';
import { actOnStripeEvent } from './commands/act-on-stripe-event.server.ts';
import { catchUpWithStripe } from './commands/catch-up-with-stripe.server.ts';
import { compareWithStripe } from './commands/compare-with-stripe.server.ts';
import { stripeEvents } from './commands/receive-stripe-event.server.ts';

export const stripeEventJobs: Job[] = [
  onQueue(stripeEvents, actOnStripeEvent),
  onSchedule('payments.compare', '11 9 * * *', compareWithStripe),
  onSchedule('payments.catch-up', '*/5 * * * *', catchUpWithStripe),
];
