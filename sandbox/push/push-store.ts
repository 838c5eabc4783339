import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { newBrowserKeys, type BrowserKeys } from './push-crypto.ts';

export type BrowserSubscription = { id: string; keys: BrowserKeys; gone: boolean; createdAt: number };

export type ReceivedPush = {
  id: number;
  subscription: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** The decrypted text, which is our JSON. */
  text: string;
  ttl: number;
  urgency: string;
  subject: string;
};

/** Test subscriptions with their keys, and the messages sent to them. */
export class PushStore {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  subscribe(): BrowserSubscription {
    const id = randomUUID();
    this.database
      .prepare('INSERT INTO push_browsers (id, keys, created_at) VALUES (?, ?, ?)')
      .run(id, JSON.stringify(newBrowserKeys()), Date.now());
    return this.find(id) as BrowserSubscription;
  }

  find(id: string): BrowserSubscription | null {
    const row = this.database.prepare('SELECT * FROM push_browsers WHERE id = ?').get(id);
    return row ? browserOf(row) : null;
  }

  list(limit: number): BrowserSubscription[] {
    return this.database
      .prepare('SELECT * FROM push_browsers ORDER BY created_at DESC LIMIT ?')
      .all(limit)
      .map(browserOf);
  }

  /** Makes the service report the subscription as gone from now on. */
  unsubscribe(id: string): void {
    this.database.prepare('UPDATE push_browsers SET gone = 1 WHERE id = ?').run(id);
  }

  receive(push: Omit<ReceivedPush, 'id'>): void {
    this.database
      .prepare('INSERT INTO pushes (browser, received_at, text, ttl, urgency, subject) VALUES (?, ?, ?, ?, ?, ?)')
      .run(push.subscription, push.receivedAt, push.text, push.ttl, push.urgency, push.subject);
  }

  /** Returns the latest messages first, of all subscriptions or one. */
  received(filter: { subscription?: string | undefined; limit: number }): ReceivedPush[] {
    return this.database
      .prepare('SELECT * FROM pushes WHERE ?1 IS NULL OR browser = ?1 ORDER BY id DESC LIMIT ?2')
      .all(filter.subscription ?? null, filter.limit)
      .map(pushOf);
  }
}

function browserOf(row: Record<string, unknown>): BrowserSubscription {
  return {
    id: String(row.id),
    keys: JSON.parse(String(row.keys)) as BrowserKeys,
    gone: row.gone === 1,
    createdAt: Number(row.created_at),
  };
}

function pushOf(row: Record<string, unknown>): ReceivedPush {
  return {
    id: Number(row.id),
    subscription: String(row.browser),
    receivedAt: Number(row.received_at),
    text: String(row.text),
    ttl: Number(row.ttl),
    urgency: String(row.urgency),
    subject: String(row.subject),
  };
}
