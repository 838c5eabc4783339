import type { Delivery, DeliveryStore } from './delivery-store.ts';
import type { ObjectStore } from '../object-store.ts';
import { stripeNow } from '../stripe-objects.ts';
import { signWebhook } from './webhook-signature.ts';

/** How webhooks are sent; tests change it to see how the product copes without timely ones. */
export type WebhookSettings = {
  /** `paused` holds events for later; `dropped` never sends those that fall due meanwhile. */
  mode: 'on' | 'paused' | 'dropped';
  /** How many times each event is sent: Stripe guarantees at least once, not exactly once. */
  copies: number;
  /** Milliseconds between the event and its first delivery. */
  delayMs: number;
};

/** Milliseconds before each retry; Stripe retries for 3 days with growing delays. */
export const DEFAULT_RETRY_DELAYS = [1, 5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600, 12 * 3600].map((s) => s * 1000);

const CONCURRENCY = 8;
const TIMEOUT_MS = 20_000;
const DROPPING_MS = 100;

/** Sends stored events, signed, until the endpoint answers 2xx or the retries are used up. */
export class WebhookSender {
  private current: WebhookSettings = { mode: 'on', copies: 1, delayMs: 0 };
  private readonly store: ObjectStore;
  private readonly deliveries: DeliveryStore;
  private readonly endpoint: { url: string; secret: string };
  private readonly retryDelays: number[];
  private readonly sending = new Map<number, Promise<void>>();
  private readonly stopped = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(options: {
    store: ObjectStore;
    deliveries: DeliveryStore;
    endpoint: { url: string; secret: string };
    retryDelays: number[];
  }) {
    this.store = options.store;
    this.deliveries = options.deliveries;
    this.endpoint = options.endpoint;
    this.retryDelays = options.retryDelays;
  }

  get settings(): WebhookSettings {
    return this.current;
  }

  set settings(settings: WebhookSettings) {
    if (this.current.mode === 'dropped') this.dropDue();
    this.current = settings;
  }

  /** Sends what is due and schedules the rest; call it whenever something may have become due. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.stopped.signal.aborted || this.settings.mode === 'paused') return;
    if (this.settings.mode === 'dropped') {
      // Dropped in batches, because dropping webhooks usually precedes thousands of them.
      this.timer = setTimeout(() => this.dropDue(), DROPPING_MS).unref();
      return;
    }
    const due = this.deliveries
      .findDue(Date.now() - this.settings.delayMs, CONCURRENCY + this.sending.size)
      .filter(({ sequence }) => !this.sending.has(sequence))
      .slice(0, CONCURRENCY - this.sending.size);
    for (const delivery of due) this.sending.set(delivery.sequence, this.deliver(delivery));
    const next = this.deliveries.nextDueAt();
    if (next === null || this.sending.size > 0) return;
    const wait = Math.min(Math.max(next + this.settings.delayMs - Date.now(), 1), 60_000);
    this.timer = setTimeout(() => this.wake(), wait).unref();
  }

  /** Waits for deliveries in progress; undelivered events stay for the next start. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    if (this.settings.mode === 'dropped') this.dropDue();
    this.stopped.abort();
    await Promise.allSettled(this.sending.values());
  }

  private dropDue(): void {
    this.deliveries.dropDue(Date.now() - this.settings.delayMs);
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const outcome = await this.send(delivery.event);
    this.sending.delete(delivery.sequence);
    if (this.stopped.signal.aborted) return;
    this.deliveries.recordAttempt(this.after(delivery, outcome));
    this.wake();
  }

  private async send(eventId: string): Promise<Outcome> {
    const event = this.store.find('event', eventId);
    const payload = JSON.stringify(event, null, 2);
    const outcomes: Outcome[] = [];
    for (let copy = 0; copy < this.settings.copies; copy += 1) outcomes.push(await this.post(payload));
    return outcomes.find(({ ok }) => !ok) ?? outcomes[0] ?? { ok: true, status: null, error: null };
  }

  private async post(payload: string): Promise<Outcome> {
    try {
      const response = await fetch(this.endpoint.url, {
        method: 'POST',
        body: payload,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signWebhook(payload, this.endpoint.secret, stripeNow()),
        },
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return { ok: response.ok, status: response.status, error: null };
    } catch (error) {
      return { ok: false, status: null, error: error instanceof Error ? error.message : String(error) };
    }
  }

  private after(delivery: Delivery, outcome: Outcome): Delivery {
    const attempts = delivery.attempts + 1;
    const tried = { ...delivery, attempts, last_status: outcome.status, last_error: outcome.error };
    if (outcome.ok) return { ...tried, state: 'delivered' };
    const pause = this.retryDelays[delivery.attempts];
    return pause === undefined ? { ...tried, state: 'failed' } : { ...tried, due_at: Date.now() + pause };
  }
}

type Outcome = { ok: boolean; status: number | null; error: string | null };
