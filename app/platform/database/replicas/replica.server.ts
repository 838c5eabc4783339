import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { withOutageScope } from '#app/platform/errors/outage-scope.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { log } from '#app/platform/log/log.server.ts';
import { describeDatabase } from '../external-marker.server.ts';
import { DatabaseSilentError } from '../watch/database-silence.ts';
import { Peer } from '../watch/peer.server.ts';
import { WatchedPool } from '../watch/watched-pool.server.ts';
import { readLogPosition, type LogPosition } from './log-position.ts';

/** How long a replica may take to say where it is, in ms; reads that wait for it are then repeated on the primary. */
const patience = 2_000;

const notAsked = 'it has not been asked yet';

const question = `select pg_is_in_recovery() as "follows", pg_last_wal_replay_lsn()::text as position`;

const systemQuestion = 'select system_identifier::text as system from pg_control_system()';

/** A statement that only reads; its rows are arrays if it says so. */
export type ReadStatement = pg.QueryConfig & { rowMode?: 'array' };

interface ReplicaOptions {
  connectionString: string;
  /** The size of its pool. */
  max: number;
  /** Which cluster the primary belongs to; undefined if it does not tell. */
  primarySystem: () => Promise<string | undefined>;
}

/** A standby that answers reads, and what is known of it. */
export class Replica {
  /** Its database and host. */
  readonly name: string;
  readonly #peer: Peer;
  readonly #pool: WatchedPool;
  /** Apart from reads, which may take all connections of the pool. */
  readonly #asking: WatchedPool;
  #question: Promise<void> | undefined;
  #replayed: LogPosition = -1n;
  readonly #primarySystem: () => Promise<string | undefined>;
  #isOurs = false;
  #failure: string | undefined = notAsked;

  constructor({ connectionString, max, primarySystem }: ReplicaOptions) {
    this.name = describeDatabase(connectionString);
    this.#primarySystem = primarySystem;
    this.#peer = new Peer(`replica ${this.name}`, undefined, true);
    const config = { connectionString, peer: this.#peer, connectionTimeoutMillis: patience };
    this.#pool = new WatchedPool({ ...config, max, statement_timeout: 30_000 });
    this.#asking = new WatchedPool({ ...config, max: 1 });
  }

  /** How far it had replayed the log of the primary when it was last asked. */
  get replayed(): LogPosition {
    return this.#replayed;
  }

  /** Why it cannot be read from; undefined if it can. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /** Asks it where it is, once for all who want to know at the same time. Never fails. */
  ask(): Promise<void> {
    this.#question ??= this.#ask()
      .catch((error: unknown) => this.leaveOut(error))
      .finally(() => (this.#question = undefined));
    return this.#question;
  }

  async #ask(): Promise<void> {
    const { rows } = await inTime(this.#asking.query<{ follows: boolean; position: string | null }>(question));
    const position = readLogPosition(rows[0]?.position ?? undefined);
    if (!rows[0]?.follows || position === undefined) throw new Error('it is no replica: it follows nobody');
    if (!this.#isOurs) await this.#assertOurs();
    this.#replayed = position;
    if (this.#failure !== undefined && this.#failure !== notAsked)
      log.warn({ replica: this.name }, 'a replica is read from again');
    this.#failure = undefined;
  }

  /** Positions in the log of another cluster mean nothing. */
  async #assertOurs(): Promise<void> {
    const [system, primary] = await Promise.all([readSystem(this.#asking), this.#primarySystem()]);
    if (system !== undefined && primary !== undefined && system !== primary)
      throw new Error('it is the replica of another database');
    this.#isOurs = true;
  }

  /** Takes it out until it answers again, and lets everything that waits for it fail. */
  leaveOut(reason: unknown): void {
    const text = oneLine(reason);
    if (this.#failure === undefined) log.warn({ replica: this.name, err: reason }, 'a replica is left out');
    this.#failure = text;
    for (const client of [...this.#peer.standing, ...this.#peer.connecting]) client.sever();
  }

  /** Reads. Its outage is no outage of the request, because the primary is asked instead. */
  read(statement: ReadStatement): Promise<pg.QueryResult> {
    return withOutageScope({}, () => this.#pool.query(statement));
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#asking.end()]);
  }
}

/** Which cluster a server belongs to; undefined if it does not tell. */
export async function readSystem(pool: Pick<pg.Pool, 'query'>): Promise<string | undefined> {
  const { rows } = await inTime(pool.query<{ system: string }>(systemQuestion)).catch(() => ({ rows: [] }));
  return rows[0]?.system;
}

async function inTime<Result>(asked: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const lateness = wait(patience, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new DatabaseSilentError();
  });
  return Promise.race([asked, lateness]).finally(() => late.abort());
}
