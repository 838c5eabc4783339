import type pg from 'pg';
import { databasePool } from './database.server.ts';
import { preparedName } from './prepared-statements.server.ts';

/**
 * A transaction of prepared statements that are pipelined: none waits for the response to the one before. For the few
 * places where planning and round trips dominate the cost (docs/decisions/007-holding-a-slot-fast.md).
 */
export class Pipeline {
  readonly #client: pg.PoolClient;
  readonly #afterCommit: (() => void)[] = [];
  #failure: unknown;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /**
   * Sends a statement, prepared once per connection. Its text must be a constant, because each text stays prepared.
   * @throws the error of the first statement that failed: PostgreSQL refuses those behind it, and the refusal of one
   * of them must not hide the cause from whoever waits for several
   */
  async send<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    try {
      const { rows } = await this.#client.query<Row>({ name: preparedName(text), text, values });
      return rows;
    } catch (error) {
      throw (this.#failure ??= error);
    }
  }

  /** Does the same as lockSubject of database.server.ts. */
  async lockSubject(subject: string): Promise<void> {
    await this.send('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);
  }

  /** Calls `step` once the transaction is committed, never after a rollback. */
  afterCommit(step: () => void): void {
    this.#afterCommit.push(step);
  }

  committed(): void {
    for (const step of this.#afterCommit) step();
  }
}

/** Runs `work` in one transaction of prepared statements; it must not make network calls. */
export async function inPipeline<T>(work: (pipeline: Pipeline) => Promise<T>): Promise<T> {
  const client = await databasePool().connect();
  const pipeline = new Pipeline(client);
  let broken: Error | undefined;
  try {
    const [, result] = await Promise.all([client.query('begin'), work(pipeline)]);
    const { command } = await client.query('commit');
    // PostgreSQL answers with another command if a statement failed and the error was ignored.
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
