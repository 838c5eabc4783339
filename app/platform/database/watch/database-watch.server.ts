import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#app/platform/log/log.server.ts';
import { markDatabaseResponsive, markDatabaseSilent } from './database-silence.ts';
import { type Answer, SessionCheck } from './session-check.server.ts';
import { connectingClients, liveClients, type WatchedClient } from './watched-client.server.ts';

export type WatchTiming = {
  /** Between two roll calls, in ms. */
  pause: number;
  /** How long the database may take to answer one, and a connection to come about, in ms. */
  patience: number;
};

/** A peer that is gone is noticed within pause + 2 * patience: 12 s, and each question to it ends by then. */
const timing: WatchTiming = { pause: 2_000, patience: 5_000 };

/** After a silence nobody should wait longer than needed. */
const pauseInSilence = 1_000;

/**
 * Longer than a statement may take as a rule: what waits on a session that cannot be found by its name waits in vain.
 */
const unknownMilliseconds = 40_000;

type Marked = { client: WatchedClient; bytesReceived: number };

/**
 * Watches every connection of this process to the database. A network that drops packets ends no connection: what
 * waits on one waits until the system gives up, a quarter of an hour later. So the database is asked every two
 * seconds which of our sessions it knows; a connection whose session it does not know, or whose question it has long
 * answered, is severed, and all are when it does not answer. A statement that is at work may take as long as its own
 * limit allows (docs/decisions/035-a-peer-that-goes-silent.md). @returns how to stop.
 */
export function watchDatabase(
  poolConfig: pg.PoolConfig,
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
    markDatabaseResponsive();
  };
}

function mark(clients: WatchedClient[]): Marked[] {
  return clients.map((client) => ({ client, bytesReceived: client.bytesReceived }));
}

class DatabaseWatch {
  readonly #sessionCheck: SessionCheck;
  readonly #patience: number;
  /** An answer may cross with the roll call: doubted twice in a row, a connection is given up. */
  #doubted = new Set<WatchedClient>();

  constructor(poolConfig: pg.PoolConfig, patience: number) {
    this.#sessionCheck = new SessionCheck(poolConfig, patience);
    this.#patience = patience;
  }

  close(): Promise<void> {
    return this.#sessionCheck.close();
  }

  /** @returns whether the database was heard. */
  async look(): Promise<boolean> {
    const clients = liveClients();
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
      const milliseconds = markDatabaseResponsive();
      if (milliseconds === undefined) return true;
      log.warn({ silentMs: Math.round(milliseconds) }, 'the database is heard again');
      // Begun in the silence they lead nowhere, and whoever waits for one would wait on.
      for (const client of connectingClients()) client.sever();
      return true;
    }
    // Somebody was answered meanwhile: it is slow, but it is there.
    if (silent.length < marked.length) return true;
    if (markDatabaseSilent())
      log.error(
        { connections: silent.length, err: this.#sessionCheck.lastFailure },
        'the database is silent, its connections are cut',
      );
    for (const client of [...silent.map(({ client }) => client), ...connectingClients()]) client.sever();
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

  #isDoubtful(client: WatchedClient, { sessions, namesArrive }: Answer): boolean {
    const session = sessions.get(client.sessionName);
    if (!session) return namesArrive || client.waitedMilliseconds > unknownMilliseconds;
    return client.waitedMilliseconds > this.#patience && !session.isWorking;
  }
}
