import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#app/platform/log/log.server.ts';
import { primaryPeer, type Peer, type PeerConnection } from './peer.server.ts';
import { type Answer, SessionCheck } from './session-check.server.ts';
import type { DatabaseConfig } from './watched-pool.server.ts';

export type WatchTiming = {
  /** Between two checks, in ms. */
  pause: number;
  /** How long the database may take to answer a check, and to open a connection, in ms. */
  patience: number;
};

/** A lost peer is noticed within pause + 2 * patience: 12 s, and every query to it ends by then. */
const timing: WatchTiming = { pause: 2_000, patience: 5_000 };

/** Shorter, so that nobody waits longer than necessary after a silence. */
const pauseInSilence = 1_000;

/**
 * Above the usual statement limit: a query that waits longer, on a session that cannot be found by name, waits in
 * vain.
 */
const unknownMilliseconds = 40_000;

type Marked = { client: PeerConnection; bytesReceived: number };

/**
 * Watches every connection of this process to a database. A network that drops packets does not end a connection: queries
 * on it wait until the system gives up, a quarter of an hour later. So every two seconds the database is asked which
 * of our sessions it knows. A connection is severed if the database does not know its session or answered its query
 * long ago, and all are if it does not answer. A running statement may take as long as its own limit allows
 * (docs/decisions/035-a-peer-that-goes-silent.md).
 * @returns a function that stops watching
 */
export function watchDatabase(
  poolConfig: DatabaseConfig,
  { pause, patience }: WatchTiming = timing,
): () => Promise<void> {
  const stopped = new AbortController();
  const watch = new DatabaseWatch(poolConfig, patience);
  const watching = (async () => {
    for (let isResponsive = true; !stopped.signal.aborted;) {
      await wait(isResponsive ? pause : Math.min(pause, pauseInSilence), undefined, { signal: stopped.signal }).catch(
        () => undefined,
      );
      if (!stopped.signal.aborted) isResponsive = await watch.look();
    }
  })();
  return async () => {
    stopped.abort();
    await watching;
    await watch.close();
    watch.peer.markResponsive();
  };
}

function mark(clients: Iterable<PeerConnection>): Marked[] {
  return Array.from(clients, (client) => ({ client, bytesReceived: client.bytesReceived }));
}

class DatabaseWatch {
  readonly peer: Peer;
  readonly #sessionCheck: SessionCheck;
  readonly #patience: number;
  /** An answer may arrive during the check, so a connection is severed only if it is suspect twice in a row. */
  #doubted = new Set<PeerConnection>();

  constructor(poolConfig: DatabaseConfig, patience: number) {
    this.peer = poolConfig.peer ?? primaryPeer;
    this.#sessionCheck = new SessionCheck(poolConfig, patience);
    this.#patience = patience;
  }

  close(): Promise<void> {
    return this.#sessionCheck.close();
  }

  /**
   * Checks all connections once.
   * @returns whether the database answered
   */
  async look(): Promise<boolean> {
    const clients = [...this.peer.standing];
    for (const client of clients) if (client.listens) client.ping();
    const names = clients.map(({ sessionName }) => sessionName);
    let marked = mark(clients);
    let answer = await this.#sessionCheck.call(names);
    if (!answer) {
      marked = mark(clients);
      answer = await this.#sessionCheck.callAnew(names);
    }
    const silent = marked.filter(({ client, bytesReceived }) => client.bytesReceived === bytesReceived);
    if (answer) {
      this.#markSilentSessions(silent, answer);
      const milliseconds = this.peer.markResponsive();
      if (milliseconds === undefined) return true;
      log.warn({ peer: this.peer.name, silentMs: Math.round(milliseconds) }, 'the database is heard again');
      // Connections begun during the silence lead nowhere: requests that wait for them would wait on.
      for (const client of this.peer.connecting) client.sever();
      return true;
    }
    // Another connection got an answer meanwhile: the database is slow, but not gone.
    if (silent.length < marked.length) return true;
    if (this.peer.markSilent())
      log.error(
        { peer: this.peer.name, connections: silent.length, err: this.#sessionCheck.lastFailure },
        'the database is silent, its connections are cut',
      );
    for (const client of [...silent.map(({ client }) => client), ...this.peer.connecting]) client.sever();
    return false;
  }

  #markSilentSessions(silent: Marked[], answer: Answer): void {
    const doubted = silent.filter(({ client }) => this.#isDoubtful(client, answer)).map(({ client }) => client);
    const gone = doubted.filter((client) => this.#doubted.has(client));
    this.#doubted = new Set(doubted);
    if (gone.length > 0)
      log.warn({ connections: gone.length }, 'connections that the database does not know any more are cut');
    for (const client of gone) client.sever();
  }

  #isDoubtful(client: PeerConnection, { sessions, namesArrive }: Answer): boolean {
    const session = sessions.get(client.sessionName);
    if (!session) return namesArrive || client.waitedMilliseconds > unknownMilliseconds;
    return client.waitedMilliseconds > this.#patience && !session.isWorking;
  }
}
