import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { currentOutageScope, recordOutage } from '#app/platform/errors/outage-scope.server.ts';
import { DatabaseSilentError } from './database-silence.ts';

/** How long a new connection may take, in ms; a silent network would let it hang for minutes. */
const connectMilliseconds = 8_000;
/** How long a goodbye may take before the socket is closed without one. */
const goodbyeMilliseconds = 2_000;

/** What @types/pg leaves out. */
type Inner = { connection: { stream: Socket }; connectionParameters: { application_name: string } };
type Query = pg.Client['query'];

const connecting = new Set<WatchedClient>();
const standing = new Set<WatchedClient>();

/** The connections that are still coming about. */
export function connectingClients(): WatchedClient[] {
  return [...connecting];
}

/** The connections of this process to the database that stand now. */
export function liveClients(): WatchedClient[] {
  return [...standing];
}

/**
 * A connection that can be asked about: it has a name by which the database knows it, and says how long it has waited
 * for an answer. Node offers no TCP_USER_TIMEOUT, so a peer that vanished without a word is found by
 * database-watch.server.ts.
 */
export class WatchedClient extends pg.Client {
  /** Its application_name in pg_stat_activity. */
  readonly sessionName = `doorstep ${randomUUID()}`;
  /** Whether it is for what the database tells unasked. */
  readonly listens: boolean;
  #unanswered = 0;
  #waitsSince = 0;

  constructor(config: pg.ClientConfig & { listens?: boolean } = {}) {
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...config,
      connectionTimeoutMillis: connectMilliseconds,
    });
    this.listens = config.listens ?? false;
    // Here, for one in the connection string would win over the configuration's.
    this.#inner.connectionParameters.application_name = this.sessionName;
    // A connection that breaks must not end the process: its queries fail, and whoever asks next gets another one.
    this.on('error', () => undefined);
    connecting.add(this);
    this.once('connect', () => {
      connecting.delete(this);
      standing.add(this);
    });
    this.once('end', () => {
      connecting.delete(this);
      standing.delete(this);
    });
  }

  get #inner(): Inner {
    return this as unknown as Inner;
  }

  /** Bytes that have come from the database so far. */
  get bytesReceived(): number {
    return this.#inner.connection.stream.bytesRead;
  }

  /** For how long, in ms, something has waited for an answer here; 0 when nothing does. */
  get waitedMilliseconds(): number {
    return this.#unanswered === 0 ? 0 : performance.now() - this.#waitsSince;
  }

  /** Asks for a sign of life where nobody else asks: who only listens would not notice that nothing comes any more. */
  ping(): void {
    if (this.#unanswered === 0) this.query('select 1').catch(() => undefined);
  }

  /** Ends a connection whose peer is gone: everything that waits on it fails at once. */
  sever(): void {
    this.#inner.connection.stream.destroy(new DatabaseSilentError());
  }

  // The library's overloads are its callers' concern: what goes in goes on, and what comes out is noted on the way.
  override query: Query = ((...given: unknown[]): unknown => {
    const settle = this.#asked();
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      return ask(...given.slice(0, -1), (failure: unknown, ...rest: unknown[]): unknown => {
        settle(failure);
        return (callback as (...answer: unknown[]) => unknown)(failure, ...rest);
      });
    }
    const answer = ask(...given);
    if (answer instanceof Promise) answer.then(() => settle(), settle);
    else settle();
    return answer;
  }) as Query;

  /** @returns what to call with the failure, if it was one, once it is answered. */
  #asked(): (failure?: unknown) => void {
    const scope = currentOutageScope();
    if (this.#unanswered === 0) this.#waitsSince = performance.now();
    this.#unanswered += 1;
    return (failure) => {
      this.#unanswered -= 1;
      this.#waitsSince = performance.now();
      recordOutage(scope, failure);
    };
  }

  /** As the library's, but a peer that does not answer the goodbye does not keep the socket open. */
  override end(callback?: (failure: Error) => void): Promise<void> {
    const goodbye = setTimeout(() => this.#inner.connection.stream.destroy(), goodbyeMilliseconds).unref();
    this.once('end', () => clearTimeout(goodbye));
    if (callback) super.end(callback);
    return callback ? Promise.resolve() : super.end();
  }
}
