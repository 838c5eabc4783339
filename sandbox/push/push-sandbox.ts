import type { DatabaseSync } from 'node:sqlite';
import type { Context, Hono } from 'hono';
import { decrypt, readSender } from './push-crypto.ts';
import { createPushPages } from './push-pages.ts';
import { PushStore, type BrowserSubscription } from './push-store.ts';

/** The status with which the next `count` pushes are answered. */
export type PushFault = { status: number; count: number };

/** Bytes that every push service must accept (RFC 8030, section 7.2). */
const largestMessage = 4_096;

/** A push service and the browsers behind it: receives encrypted messages and lists their contents. */
export class PushSandbox {
  readonly store: PushStore;
  private readonly baseUrl: string;
  private fault: PushFault = { status: 0, count: 0 };

  constructor(database: DatabaseSync, baseUrl: string) {
    this.store = new PushStore(database);
    this.baseUrl = baseUrl;
  }

  /** Returns what PushSubscription.toJSON() returns in such a browser. */
  toJson({ id, keys }: BrowserSubscription): {
    endpoint: string;
    expirationTime: null;
    keys: { p256dh: string; auth: string };
  } {
    return {
      endpoint: `${this.baseUrl}/sandbox/push/endpoint/${id}`,
      expirationTime: null,
      keys: { p256dh: keys.p256dh, auth: keys.auth },
    };
  }

  failNext(fault: PushFault): void {
    this.fault = fault;
  }

  get routes(): Hono {
    return createPushPages(this).post('/sandbox/push/endpoint/:id', (c) => this.receive(c));
  }

  private async receive(c: Context): Promise<Response> {
    const browser = this.store.find(c.req.param('id') ?? '');
    const problem = this.problemWith(c, browser);
    if (problem)
      return c.text(problem.text, problem.status as 400, problem.status === 429 ? { 'retry-after': '1' } : {});
    const body = Buffer.from(await c.req.arrayBuffer());
    if (!browser || body.length > largestMessage) return c.text('The message is too large.', 413);
    try {
      const { subject } = readSender(c.req.header('authorization') ?? '', this.baseUrl, Date.now());
      const [ttl, urgency] = [Number(c.req.header('ttl')), c.req.header('urgency') ?? 'normal'];
      this.store.receive({
        subscription: browser.id,
        receivedAt: Date.now(),
        text: decrypt(body, browser.keys),
        ttl,
        urgency,
        subject,
      });
      return c.body(null, 201, { location: `${this.baseUrl}/sandbox/push` });
    } catch (error) {
      return c.text(error instanceof Error ? error.message : 'Unreadable', 400);
    }
  }

  private problemWith(c: Context, browser: BrowserSubscription | null): { status: number; text: string } | undefined {
    if (this.fault.count > 0) {
      this.fault.count -= 1;
      return { status: this.fault.status, text: 'A planned fault.' };
    }
    if (!browser) return { status: 404, text: 'There is no such subscription.' };
    if (browser.gone) return { status: 410, text: 'This browser has unsubscribed.' };
    if (c.req.header('content-encoding') !== 'aes128gcm')
      return { status: 415, text: 'The message must be encrypted as aes128gcm.' };
    if (!/^\d+$/.test(c.req.header('ttl') ?? '')) return { status: 400, text: 'TTL is missing.' };
    return undefined;
  }
}
