import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';
import type { EmittedEvent, UnitOfWork } from './api/endpoint.ts';
import { newId } from './identifiers.ts';
import { ObjectStore } from './object-store.ts';
import { STRIPE_API_VERSION, stripeNow, type EventRecord, type EventRequest } from './stripe-objects.ts';

const NOBODY: EventRequest = { id: null, idempotency_key: null };

/** Objects, events and the resulting deliveries, changed atomically. */
export class StripeLedger {
  readonly store: ObjectStore;
  readonly baseUrl: string;
  private readonly isDelivered: (type: string) => boolean;
  private readonly afterCommit: () => void;

  /** `isDelivered` says which event types the webhook endpoint subscribes to; `afterCommit` wakes the sender. */
  constructor(
    database: DatabaseSync,
    options: { baseUrl: string; isDelivered: (type: string) => boolean; afterCommit: () => void },
  ) {
    this.store = new ObjectStore(database);
    this.baseUrl = options.baseUrl;
    this.isDelivered = options.isDelivered;
    this.afterCommit = options.afterCommit;
  }

  /** Runs `change` in one transaction; its events are stored together with its objects. */
  change<T>(change: (work: UnitOfWork) => T, request: EventRequest = NOBODY): T {
    const result = inTransaction(this.store.database, () =>
      change({
        store: this.store,
        baseUrl: this.baseUrl,
        emit: (event) => this.record(event, request),
      }),
    );
    this.afterCommit();
    return result;
  }

  private record(emitted: EmittedEvent, request: EventRequest): void {
    const delivered = this.isDelivered(emitted.type);
    const event: EventRecord = {
      id: newId('evt'),
      object: 'event',
      ...(emitted.account === undefined ? {} : { account: emitted.account }),
      api_version: STRIPE_API_VERSION,
      created: stripeNow(),
      data: {
        object: emitted.object,
        ...(emitted.previousAttributes ? { previous_attributes: emitted.previousAttributes } : {}),
      },
      livemode: false,
      pending_webhooks: delivered ? 1 : 0,
      request,
      type: emitted.type,
    };
    this.store.insert('event', event);
    if (!delivered) return;
    this.store.database
      .prepare(`INSERT INTO webhook_deliveries (event, state, due_at) VALUES (?, 'pending', ?)`)
      .run(event.id, Date.now());
  }
}
