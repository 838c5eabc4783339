import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Everything that /metrics shows. Recording costs a microsecond; reading is only possible with METRICS_PORT. */
export const metrics = new Registry();

const registers = [metrics];

/** Seconds. The first bounds are for cached pages and slots, the last for uploads and a hanging database. */
const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const jobSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 120];
const lagSeconds = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600, 3600];

export const httpRequests = new Histogram({
  name: 'doorstep_http_request_seconds',
  help: 'Requests by method, route pattern and status',
  labelNames: ['method', 'route', 'status'],
  buckets: requestSeconds,
  registers,
});

export const cachedPageAnswers = new Counter({
  name: 'doorstep_cached_page_answers_total',
  help: 'Requests for public pages that the page cache answered',
  registers,
});

export const jobRuns = new Histogram({
  name: 'doorstep_job_run_seconds',
  help: 'Jobs that ran in this process, by queue and outcome',
  labelNames: ['queue', 'outcome'],
  buckets: jobSeconds,
  registers,
});

export const mailsSent = new Histogram({
  name: 'doorstep_mail_seconds',
  help: 'Mails handed to the mail server, by outcome',
  labelNames: ['outcome'],
  buckets: jobSeconds,
  registers,
});

export const stripeEventLag = new Histogram({
  name: 'doorstep_stripe_event_lag_seconds',
  help: 'Time from receiving an event of Stripe to its being handled, by type',
  labelNames: ['type'],
  buckets: lagSeconds,
  registers,
});

export const bookingEventCount = new Counter({
  name: 'doorstep_booking_events_total',
  help: 'Steps of bookings that were committed in this process',
  labelNames: ['event'],
  registers,
});

/**
 * Registers a gauge that is read whenever somebody asks, for what is the same for all processes: one that a process sets
 * says until its end what only another one knows to be over.
 */
export function registerReading({ name, help }: { name: string; help: string }, read: () => Promise<number>): void {
  if (metrics.getSingleMetric(name)) return;
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.set(await read());
    },
  });
  metrics.registerMetric(gauge);
}
