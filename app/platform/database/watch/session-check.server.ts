import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { WatchedClient } from './watched-client.server.ts';

/** What the database knows of a session. */
type KnownSession = { name: string; isWorking: boolean };

/**
 * The sessions of the asked names that stand. Where names do not arrive as they are sent (a pooler in between renames
 * sessions), one that is missing may stand all the same.
 */
export type Answer = { sessions: Map<string, KnownSession>; namesArrive: boolean };

/** A read-only server is a former primary or a standby: to us it is no database. */
type Row = KnownSession & { readOnly: boolean };

// Where states are not tracked every session counts as working. One that cannot get rid of its answer counts as one
// that has answered. At least one row comes: the asking one's.
const question = `
  select application_name as name, pg_is_in_recovery() as "readOnly",
    coalesce(state, '') not like 'idle%' and wait_event is distinct from 'ClientWrite' as "isWorking"
  from pg_stat_activity where application_name = any($1) or pid = pg_backend_pid()`;

/** Asks the database which of our sessions it knows, on a connection of its own that is opened anew when it breaks. */
export class SessionCheck {
  readonly #poolConfig: pg.PoolConfig;
  readonly #patience: number;
  #client: WatchedClient | undefined;
  /** Why nobody answered the last time, where there was more than silence. */
  lastFailure: unknown;

  /** @param patience ms for an answer, and for a new connection */
  constructor(poolConfig: pg.PoolConfig, patience: number) {
    this.#poolConfig = poolConfig;
    this.#patience = patience;
  }

  /** Undefined when nobody answers. */
  async call(names: string[]): Promise<Answer | undefined> {
    const asking = this.#client?.sessionName;
    const rows = await this.#ask(names);
    if (!rows || rows.some(({ readOnly }) => readOnly)) return undefined;
    return {
      sessions: new Map(rows.map((row) => [row.name, row])),
      namesArrive: rows.some(({ name }) => name === asking),
    };
  }

  /** The same on a new connection. */
  async callAnew(names: string[]): Promise<Answer | undefined> {
    this.lastFailure = undefined;
    const client = new WatchedClient(this.#poolConfig);
    this.#client = client;
    if (await this.#inTime(client.connect())) return this.call(names);
    this.#drop();
    return undefined;
  }

  async close(): Promise<void> {
    await this.#client?.end();
  }

  async #ask(names: string[]): Promise<Row[] | undefined> {
    const answer = await this.#inTime(this.#client?.query<Row>({ name: 'roll-call', text: question, values: [names] }));
    if (!answer) this.#drop();
    return answer?.rows;
  }

  #drop(): void {
    this.#client?.sever();
    this.#client = undefined;
  }

  /** Undefined for a failure, and for what takes too long. */
  async #inTime<Result>(asked: Promise<Result> | undefined): Promise<Result | undefined> {
    const late = new AbortController();
    const patience = wait(this.#patience, undefined, { signal: late.signal }).then(nextTurns, () => undefined);
    const answer = await Promise.race([
      asked?.catch((failure: unknown) => void (this.lastFailure = failure)),
      patience,
    ]);
    late.abort();
    return answer;
  }
}

/**
 * After a pause of this process itself its timers come before the answers that have long arrived: those are read
 * first.
 */
async function nextTurns(): Promise<undefined> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
