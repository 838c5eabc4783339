import type pg from 'pg';
import { databasePool } from './database.server.ts';

/**
 * A transaction of prepared statements that travel together: none waits for the answer of the one before. For the few
 * places where planning and round trips are what a command costs (docs/decisions/007-holding-a-slot-fast.md).
 */
export class Pipeline {
  readonly #client: pg.PoolClient;
  readonly #afterCommit: (() => void)[] = [];

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** Sends a statement, prepared once a connection; its text must be one of few (a constant). */
  async send<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const { rows } = await this.#client.query<Row>({ name: nameOf(text), text, values });
    return rows;
  }

  /** As lockSubject of database.server.ts. */
  async lockSubject(subject: string): Promise<void> {
    await this.send('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);
  }

  /** Calls `step` once everything is committed; never after a rollback. */
  afterCommit(step: () => void): void {
    this.#afterCommit.push(step);
  }

  committed(): void {
    for (const step of this.#afterCommit) step();
  }
}

/** Runs `work` in one transaction of prepared statements; no network call belongs inside. */
export async function inPipeline<T>(work: (pipeline: Pipeline) => Promise<T>): Promise<T> {
  const client = await databasePool().connect();
  const pipeline = new Pipeline(client);
  let broken: Error | undefined;
  try {
    const [, result] = await Promise.all([client.query('begin'), work(pipeline)]);
    const { command } = await client.query('commit');
    // PostgreSQL answers so when a statement had failed and nobody minded.
    if (command !== 'COMMIT') throw new Error('The transaction was aborted');
    pipeline.committed();
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `pipeline-${names.size}`));
  return name;
}
