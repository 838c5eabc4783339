import type { NewOutboxRequest, OutboxRequest, OutboxStorage, SendOutcome } from './outbox-request.ts';

/** What an outbox needs of the browser; tests pass their own. */
export interface OutboxTools {
  storage: OutboxStorage;
  send: (request: OutboxRequest) => Promise<SendOutcome>;
  /** Runs work in one tab at a time. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** The user id of whoever is signed in; undefined if nobody is, or that is not known. */
  person: () => string | undefined;
  /** Calls back later, once, however often it was asked meanwhile: when the last call says. */
  again: (callBack: () => void, seconds: number) => void;
  notifyOtherTabs: () => void;
  now: () => number;
}

export type OutboxListener = (requests: readonly OutboxRequest[]) => void;
export type Outbox = ReturnType<typeof createOutbox>;

/** How long a request waits for its person to return (milliseconds). */
const retention = 14 * 86_400_000;
const retrySeconds = 10;

/**
 * Creates an outbox: requests wait in it until the server has answered them, in the order of their lanes, each sent
 * under one idempotency key and only while the person who made it is signed in.
 */
export function createOutbox({ storage, send, exclusively, person, again, notifyOtherTabs, now }: OutboxTools) {
  const listeners = new Map<OutboxListener, string>();
  let flushing: Promise<void> | undefined;
  let isAskedAgain = false;

  async function show(listener: OutboxListener, lane: string): Promise<void> {
    const requests = await storage.list().catch(() => []);
    if (listeners.has(listener)) listener(requests.filter((request) => request.lane === lane));
  }

  async function showAll(): Promise<void> {
    await Promise.all([...listeners].map(([listener, lane]) => show(listener, lane)));
  }

  function changed(): Promise<void> {
    notifyOtherTabs();
    return showAll();
  }

  /** Sends what waits; lanes whose first request cannot be sent now wait as a whole, until the first of them may go. */
  async function sendWaiting(): Promise<void> {
    const stalled = new Set<string>();
    let soonest = Infinity;
    for (let sender = person(); sender !== undefined; sender = person()) {
      const waiting = (await storage.list()).filter(({ refusal }) => refusal === undefined);
      const next = waiting.find((request) => request.person === sender && !stalled.has(request.lane));
      if (!next) return;
      const outcome = await send(next);
      if (outcome.kind === 'signed-out') return;
      if (outcome.kind === 'later') {
        stalled.add(next.lane);
        soonest = Math.min(soonest, now() + 1_000 * (outcome.seconds ?? retrySeconds));
        again(() => void flush(), Math.max(0, soonest - now()) / 1_000);
      } else await settle(next, outcome);
    }
  }

  async function settle(request: OutboxRequest, outcome: SendOutcome & { kind: 'done' | 'refused' }): Promise<void> {
    if (outcome.kind === 'done') await storage.remove(request.order);
    else if (await isStored(request)) await storage.put({ ...request, refusal: outcome.refusal });
    void changed();
  }

  /** It may have been discarded, or removed at the end of the session, while it was sent. */
  async function isStored({ order }: OutboxRequest): Promise<boolean> {
    return (await storage.list()).some((request) => request.order === order);
  }

  async function dropOld(): Promise<void> {
    for (const { order, madeAt } of await storage.list()) if (madeAt < now() - retention) await storage.remove(order);
  }

  async function flushUntilQuiet(): Promise<void> {
    do {
      isAskedAgain = false;
      await exclusively(async () => {
        await dropOld();
        await sendWaiting();
      }).catch(() => undefined);
    } while (isAskedAgain);
    flushing = undefined;
  }

  /** Sends what waits, if somebody is signed in. Never throws; what could not be sent is tried again. */
  function flush(): Promise<void> {
    if (flushing) isAskedAgain = true;
    flushing ??= flushUntilQuiet();
    return flushing;
  }

  /** Applies a change to the stored request of a key. */
  async function withRequest(key: string, change: (request: OutboxRequest) => Promise<void>): Promise<void> {
    const request = (await storage.list()).find((stored) => stored.key === key);
    if (request) await change(request);
    void changed();
  }

  return {
    /**
     * Stores a request and begins to send it; whoever watches its lane has it once this ends. A key that is already there is
     * not stored twice.
     * @throws if the browser cannot store it
     */
    enqueue: async (request: NewOutboxRequest): Promise<void> => {
      const isKnown = (await storage.list()).some(({ key }) => key === request.key);
      if (!isKnown)
        await storage.put({ ...request, files: request.files ?? [], order: await storage.nextOrder(), madeAt: now() });
      const shown = changed();
      void flush();
      await shown;
    },
    /**
     * Calls `listener` with the requests of a lane that wait or were refused, now and after each change. A request
     * that was carried out is missing.
     * @returns a function that stops it
     */
    watch: (lane: string, listener: OutboxListener): (() => void) => {
      listeners.set(listener, lane);
      void show(listener, lane);
      return () => void listeners.delete(listener);
    },
    flush,
    /** Sends a refused request once more. */
    retry: async (key: string): Promise<void> => {
      await withRequest(key, (request) => storage.put({ ...request, refusal: undefined }));
      await flush();
    },
    /** Removes a request that was not carried out. */
    discard: (key: string): Promise<void> => withRequest(key, ({ order }) => storage.remove(order)),
    /** Removes every request: whoever made them has signed out. */
    clear: async (): Promise<void> => {
      await storage.clear();
      void changed();
    },
    /** Another tab has changed something. */
    refresh: (): void => void showAll(),
  };
}
