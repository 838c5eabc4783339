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
import { webhookEndpointList } from './endpoints/webhook-endpoints.ts';
import { isSubscribed, type WebhookEndpoint } from './webhooks/webhook-endpoint.ts';
import { DEFAULT_RETRY_DELAYS, WebhookSender } from './webhooks/webhook-sender.ts';

export type StripeSandboxOptions = {
  baseUrl: string;
  webhook: WebhookEndpoint;
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

/** Assembles the Stripe stand-in: API, hosted pages, expiry and webhooks on one database. */
export function createStripeSandbox(database: DatabaseSync, options: StripeSandboxOptions): StripeSandbox {
  const deliveries = new DeliveryStore(database);
  const ledger: StripeLedger = new StripeLedger(database, {
    baseUrl: options.baseUrl,
    isDelivered: (type) => isSubscribed(options.webhook, type),
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
      endpoints: [...STRIPE_ENDPOINTS, webhookEndpointList(options.webhook)],
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
