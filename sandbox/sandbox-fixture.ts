import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startSandbox, type Sandbox, type SandboxOptions } from './sandbox.server.ts';

const SECRET = 'whsec_fixture';

/** A test's webhook endpoint: records events with a valid signature and answers as told. */
export type WebhookReceiver = {
  url: string;
  events: Stripe.Event[];
  /** Statuses for the next posts; 200 once there are none left. */
  answers: number[];
  received(type: string, count?: number): Promise<Stripe.Event[]>;
  close(): void;
};

/** A sandbox for one test, with the real SDK connected to it. */
export class SandboxFixture {
  readonly dataDir: string;
  readonly webhooks: WebhookReceiver;
  sandbox: Sandbox;
  stripe: Stripe;
  private readonly options: Partial<SandboxOptions>;

  private constructor(dataDir: string, webhooks: WebhookReceiver, sandbox: Sandbox, options: Partial<SandboxOptions>) {
    this.dataDir = dataDir;
    this.webhooks = webhooks;
    this.sandbox = sandbox;
    this.options = options;
    this.stripe = clientOf(sandbox);
  }

  static async start(options: Partial<SandboxOptions> = {}): Promise<SandboxFixture> {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const webhooks = await startReceiver();
    const sandbox = await startSandbox(optionsOf(dataDir, webhooks, options));
    return new SandboxFixture(dataDir, webhooks, sandbox, options);
  }

  /** Stops the sandbox and starts another on the same data. */
  async restart(): Promise<void> {
    await this.sandbox.close();
    this.sandbox = await startSandbox(optionsOf(this.dataDir, this.webhooks, this.options));
    this.stripe = clientOf(this.sandbox);
  }

  async stop(): Promise<void> {
    await this.sandbox.close();
    this.webhooks.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Calls a control endpoint and returns its JSON. */
  async control<T = unknown>(path: string, body: object = {}, method = 'POST'): Promise<T> {
    const response = await fetch(`${this.sandbox.url}/sandbox/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Submits a form of a hosted page without following redirects. */
  submit(url: string, fields: Record<string, string>): Promise<Response> {
    return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  }

  async openSession(overrides: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<Stripe.Checkout.Session> {
    return this.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 7500, product_data: { name: 'Haircut' } } },
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 1250, product_data: { name: 'Travel fee' } } },
      ],
      success_url: 'http://localhost:3000/booking/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/booking/cancel',
      ...overrides,
    });
  }

  /** Opens and pays a session and returns its payment intent with the charge. */
  async pay(overrides: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<PaidSession> {
    const { id } = await this.openSession(overrides);
    await this.control(`/checkout-sessions/${id}/pay`);
    const session = await this.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    const intent = session.payment_intent as Stripe.PaymentIntent;
    return { session, intent, charge: intent.latest_charge as Stripe.Charge };
  }

  async onboardedAccount(): Promise<string> {
    const { id } = await this.stripe.accounts.create({ type: 'express', country: 'US' });
    await this.control(`/accounts/${id}/onboard`);
    return id;
  }
}

export type PaidSession = { session: Stripe.Checkout.Session; intent: Stripe.PaymentIntent; charge: Stripe.Charge };

/** Returns the card fields of the checkout form. */
export function cardFields(number: string): Record<string, string> {
  return { number, expiry: '12 / 34', cvc: '123', name: 'Test Client', email: 'client@example.com' };
}

/** Reads the lines of a record file. */
export function readRecord(
  file: string,
): { method: string; path: string; body: string; status: number; response: object }[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function optionsOf(dataDir: string, webhooks: WebhookReceiver, options: Partial<SandboxOptions>): SandboxOptions {
  return {
    port: 0,
    dataDir,
    webhook: { url: webhooks.url, secret: SECRET },
    webhookRetryDelays: [10, 10, 10],
    ...options,
  };
}

function clientOf({ stripe }: Sandbox): Stripe {
  const { secretKey, ...address } = stripe;
  return new Stripe(secretKey, { ...address, maxNetworkRetries: 0, telemetry: false });
}

async function startReceiver(): Promise<WebhookReceiver> {
  const events: Stripe.Event[] = [];
  const answers: number[] = [];
  const listeners = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      events.push(verifier.webhooks.constructEvent(Buffer.concat(chunks), signature, SECRET));
      response.writeHead(answers.shift() ?? 200).end();
      for (const listener of listeners) listener();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    events,
    answers,
    received: (type, count = 1) => waitFor(listeners, () => events.filter((event) => event.type === type), count),
    close: () => closeNow(server),
  };
}

/** Only verifies signatures; it calls no API. */
const verifier = new Stripe('sk_test_verifier');

function waitFor<T>(listeners: Set<() => void>, matching: () => T[], count: number): Promise<T[]> {
  return new Promise((resolve) => {
    const check = () => {
      if (matching().length < count) return;
      listeners.delete(check);
      resolve(matching());
    };
    listeners.add(check);
    check();
  });
}

function closeNow(server: Server): void {
  server.close();
  server.closeAllConnections();
}
