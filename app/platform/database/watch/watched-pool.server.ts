import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { currentOutageScope, recordOutage } from '#app/platform/errors/outage-scope.server.ts';
import { spansAreRecorded } from '#app/platform/tracing/span.server.ts';
import { primaryPeer, type Peer } from './peer.server.ts';
import { WatchedClient } from './watched-client.server.ts';

type Connect = pg.Pool['connect'];
type Connected = (
  failure: Error | undefined,
  client?: pg.PoolClient,
  release?: (failure?: Error | boolean) => void,
) => void;

/** How to connect, and to what. */
export type DatabaseConfig = pg.PoolConfig & { peer?: Peer };

/**
 * A pool of watched connections. It gives out none while the database is silent, so that requests fail without
 * waiting.
 */
export class WatchedPool extends pg.Pool {
  readonly #peer: Peer;

  constructor(config: DatabaseConfig) {
    super({ ...config, Client: WatchedClient });
    this.#peer = config.peer ?? primaryPeer;
    // A client that breaks while idle leaves the pool; the next request gets another one.
    this.on('error', () => undefined);
  }

  // The library's overloads are up to the callers.
  override connect: Connect = ((callback?: Connected): unknown => {
    if (!callback)
      return new Promise((resolve, reject) =>
        this.#connect((failure, client) => (failure ? reject(failure) : resolve(client))),
      );
    this.#connect(callback);
    return undefined;
  }) as Connect;

  #connect(callback: Connected): void {
    const scope = currentOutageScope();
    // Whoever returns a connection calls those that wait for it, whose queries are not part of that span.
    const callBack = spansAreRecorded() ? AsyncResource.bind(callback) : callback;
    const connected: Connected = (failure, ...rest) => {
      recordOutage(scope, failure);
      callBack(failure, ...rest);
    };
    const { silence } = this.#peer;
    if (silence) process.nextTick(connected, silence, undefined, () => undefined);
    else (super.connect as unknown as (callback: Connected) => void).call(this, connected);
  }
}
