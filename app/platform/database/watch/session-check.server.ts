import { setTimeout as wait } from 'node:timers/promises';
import { WatchedClient } from './watched-client.server.ts';
import type { DatabaseConfig } from './watched-pool.server.ts';

/** What the database knows about a session. */
type KnownSession = { name: string; isWorking: boolean };

/**
 * The existing sessions among the requested names. If names do not arrive as sent (a pooler in between renames
 * or shares sessions), a missing one may still exist.
 */
export type Answer = { sessions: Map<string, KnownSession>; namesArrive: boolean };

/** A read-only server is a former primary or a standby, which we cannot use. */
type Row = KnownSession & { readOnly: boolean };

// If states are not tracked, every session counts as working. A session that cannot deliver its answer counts as one
// that has answered. At least one row is returned: the asking session's.
const question = `
  select application_name as name, pg_is_in_recovery() as "readOnly",
    coalesce(state, '') not like 'idle%' and wait_event is distinct from 'ClientWrite' as "isWorking"
  from pg_stat_activity where application_name = any($1) or pid = pg_backend_pid()`;

/** Asks the database which of our sessions it knows, on its own connection, which is reopened when it breaks. */
export class SessionCheck {
  readonly #poolConfig: DatabaseConfig;
  readonly #patience: number;
  #client: WatchedClient | undefined;
  /** Why the last check got no answer, if the reason was more than silence. */
  lastFailure: unknown;

  /** @param patience ms for an answer, and for a new connection */
  constructor(poolConfig: DatabaseConfig, patience: number) {
    this.#poolConfig = poolConfig;
    this.#patience = patience;
  }

  /** Asks on the current connection; undefined if the database does not answer. */
  async call(names: string[]): Promise<Answer | undefined> {
    const asking = this.#client?.sessionName;
    const sharesSessions = this.#client?.peer.traits.sharesSessions ?? false;
    const rows = await this.#ask(names);
    if (!rows || rows.some(({ readOnly }) => readOnly)) return undefined;
    if (sharesSessions) return { sessions: new Map(), namesArrive: false };
    return {
      sessions: new Map(rows.map((row) => [row.name, row])),
      namesArrive: rows.some(({ name }) => name === asking),
    };
  }

  /** Asks on a new connection. */
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

  /** Awaits an answer; undefined if it fails or takes too long. */
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

/** Waits for answers that have already arrived: after a pause of this process its timers fire before they are read. */
async function nextTurns(): Promise<undefined> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
