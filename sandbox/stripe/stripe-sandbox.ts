import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createCheckoutRoutes } from './checkout/checkout-routes.ts';
import { DeliveryStore } from './webhooks/delivery-store.ts';
import { STRIPE_ENDPOINTS } from './api/endpoints.ts';
import { createExpressRoutes } from './accounts/express-routes.ts';
import { FaultPlan } from './faults.ts';
import { IdempotencyKeys } from './api/idempotency.ts';
import { exchangeRecorder } from './recorder.ts';
import { SessionExpiry } from './checkout/session-expiry.ts';
import { createOnboardingRoutes } from './accounts/onboarding-routes.ts';
import { createStripeApi } from './api/stripe-api.ts';
import { StripeLedger } from './stripe-ledger.ts';
import { DEFAULT_RETRY_DELAYS, WebhookSender } from './webhooks/webhook-sender.ts';

export type StripeSandboxOptions = {
  baseUrl: string;
  webhook: { url: string; secret: string };
  recordFile?: string;
  webhookRetryDelays?: number[];
};

export type StripeSandbox = {
  routes: Hono<{ Bindings: HttpBindings }>;
  ledger: StripeLedger;
  expiry: SessionExpiry;
  webhooks: WebhookSender;
  deliveries: DeliveryStore;
  faults: FaultPlan;
  start(): void;
  stop(): Promise<void>;
};

/** The events that the webhook endpoint subscribes to; changes of products and prices are not among them. */
const DELIVERED = /^(account|charge|checkout|payment_intent|payout|refund|transfer)\./;

/** Assembles the Stripe stand-in: API, hosted pages, expiry and webhooks on one database. */
export function createStripeSandbox(database: DatabaseSync, options: StripeSandboxOptions): StripeSandbox {
  const deliveries = new DeliveryStore(database);
  const ledger: StripeLedger = new StripeLedger(database, {
    baseUrl: options.baseUrl,
    isDelivered: (type) => DELIVERED.test(type),
    afterCommit: () => webhooks.wake(),
  });
  const webhooks = new WebhookSender({
    store: ledger.store,
    deliveries,
    endpoint: options.webhook,
    retryDelays: options.webhookRetryDelays ?? DEFAULT_RETRY_DELAYS,
  });
  const expiry = new SessionExpiry(ledger);
  const faults = new FaultPlan();
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.route(
    '/',
    createStripeApi({
      endpoints: STRIPE_ENDPOINTS,
      ledger,
      keys: new IdempotencyKeys(database),
      faults,
      record: exchangeRecorder(options.recordFile),
      beforeCall: () => expiry.expireDue(),
    }),
  );
  routes.route('/', createCheckoutRoutes({ ledger, expiry }));
  routes.route('/', createOnboardingRoutes(ledger));
  routes.route('/', createExpressRoutes(ledger));
  return {
    routes,
    ledger,
    expiry,
    webhooks,
    deliveries,
    faults,
    start: () => {
      expiry.start();
      webhooks.wake();
    },
    stop: async () => {
      expiry.stop();
      await webhooks.stop();
    },
  };
}
