import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { currentOutageScope, recordOutage } from '#app/platform/errors/outage-scope.server.ts';
import { endQuerySpan, startQuerySpan } from '#app/platform/tracing/query-span.server.ts';
import { DatabaseSilentError } from './database-silence.ts';
import { primaryPeer, type Peer, type PeerConnection } from './peer.server.ts';
import { isReadOnlyFailure, ReadOnlyServerError } from './read-only-server.ts';

/** How long a new connection may take, in ms; a silent network would let it hang for minutes. */
const connectMilliseconds = 8_000;
/** How long a clean close may take, in ms, before the socket is destroyed. */
const goodbyeMilliseconds = 2_000;

/** What @types/pg leaves out. */
type Inner = { connection: { stream: Socket } & EventEmitter; connectionParameters: { application_name: string } };
type Query = pg.Client['query'];

export type WatchedConfig = pg.ClientConfig & { listens?: boolean; peer?: Peer };

/** Of a pooler's clients: it would set the name anew each time another client takes a session over. */
const sharedName = 'doorstep';

/**
 * A connection that can be checked: it has a name by which the database knows it, and reports how long it has waited
 * for an answer. Node does not offer TCP_USER_TIMEOUT, so database-watch.server.ts finds peers that vanished
 * silently.
 */
export class WatchedClient extends pg.Client implements PeerConnection {
  /** Its application_name in pg_stat_activity. */
  readonly sessionName: string;
  readonly peer: Peer;
  /** Whether it waits for notifications. */
  readonly listens: boolean;
  #unanswered = 0;
  #waitsSince = 0;

  constructor(config: WatchedConfig = {}) {
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...config,
      connectionTimeoutMillis: connectMilliseconds,
    });
    this.listens = config.listens ?? false;
    this.peer = config.peer ?? primaryPeer;
    this.sessionName = this.peer.traits.sharesSessions ? sharedName : `doorstep ${randomUUID()}`;
    // Set here, because a name in the connection string would win over the one in the configuration.
    this.#inner.connectionParameters.application_name = this.sessionName;
    // A broken connection must not end the process: its queries fail, and the next request gets another connection.
    this.on('error', () => undefined);
    const { connecting, standing } = this.peer;
    if (!this.peer.isReplica) this.#refuseStandby();
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

  /** A server says itself, before the first query, that it follows another one. */
  #refuseStandby(): void {
    this.#inner.connection.on(
      'parameterStatus',
      ({ parameterName, parameterValue }: { parameterName: string; parameterValue: string }) => {
        if (parameterName === 'in_hot_standby' && parameterValue === 'on')
          this.#inner.connection.stream.destroy(new ReadOnlyServerError());
      },
    );
  }

  get #inner(): Inner {
    return this as unknown as Inner;
  }

  /** The bytes received from the database so far. */
  get bytesReceived(): number {
    return this.#inner.connection.stream.bytesRead;
  }

  /** How long, in ms, a query has waited for an answer here; 0 if none does. */
  get waitedMilliseconds(): number {
    return this.#unanswered === 0 ? 0 : performance.now() - this.#waitsSince;
  }

  /** Sends a query if none is pending: a connection that only listens would not notice that nothing arrives anymore. */
  ping(): void {
    if (this.#unanswered === 0) this.query('select 1').catch(() => undefined);
  }

  /** Closes a connection whose peer is gone: everything that waits on it fails at once. */
  sever(): void {
    this.#inner.connection.stream.destroy(new DatabaseSilentError());
  }

  // The library's overloads are up to the callers: arguments pass through, and results are observed on the way.
  override query: Query = ((...given: unknown[]): unknown => {
    const settle = this.#asked(given[0]);
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    if (!this.peer.traits.keepsPrepared) given[0] = withoutName(given[0]);
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

  /**
   * Counts a pending query, and begins its span.
   * @returns a function to call once it is answered, with the error if it failed
   */
  #asked(query: unknown): (failure?: unknown) => void {
    const scope = currentOutageScope();
    const span = startQuerySpan(query);
    if (this.#unanswered === 0) this.#waitsSince = performance.now();
    this.#unanswered += 1;
    return (failure) => {
      this.#unanswered -= 1;
      this.#waitsSince = performance.now();
      recordOutage(scope, failure);
      endQuerySpan(span, failure);
      // The server is no longer the one that is written to: the next connection looks for that one.
      if (isReadOnlyFailure(failure)) this.#inner.connection.stream.destroy(new ReadOnlyServerError());
    };
  }

  /** Ends as the library does, but a peer that does not answer the close does not keep the socket open. */
  override end(callback?: (failure: Error) => void): Promise<void> {
    const goodbye = setTimeout(() => this.#inner.connection.stream.destroy(), goodbyeMilliseconds).unref();
    this.once('end', () => clearTimeout(goodbye));
    if (callback) super.end(callback);
    return callback ? Promise.resolve() : super.end();
  }
}

/** A statement as it is, but not prepared under its name. */
function withoutName(statement: unknown): unknown {
  return typeof statement === 'object' && statement !== null && Object.hasOwn(statement, 'name')
    ? { ...statement, name: undefined }
    : statement;
}
