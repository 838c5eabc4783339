import type { DatabaseSync } from 'node:sqlite';

export type Delivery = {
  sequence: number;
  event: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  /** Milliseconds since 1970. */
  due_at: number;
  last_status: number | null;
  last_error: string | null;
};

/** The events to deliver to the webhook endpoint, and the results. */
export class DeliveryStore {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  findDue(now: number, limit: number): Delivery[] {
    return this.database
      .prepare(
        `SELECT * FROM webhook_deliveries WHERE state = 'pending' AND due_at <= ? ORDER BY due_at, sequence LIMIT ?`,
      )
      .all(now, limit) as Delivery[];
  }

  nextDueAt(): number | null {
    const row = this.database
      .prepare(`SELECT min(due_at) AS due_at FROM webhook_deliveries WHERE state = 'pending'`)
      .get();
    return row?.due_at === null || row === undefined ? null : Number(row.due_at);
  }

  findRecent(limit: number): Delivery[] {
    return this.database
      .prepare('SELECT * FROM webhook_deliveries ORDER BY sequence DESC LIMIT ?')
      .all(limit) as Delivery[];
  }

  findPending(): Delivery[] {
    return this.database.prepare(`SELECT * FROM webhook_deliveries WHERE state = 'pending'`).all() as Delivery[];
  }

  countByState(): Record<string, number> {
    const rows = this.database.prepare('SELECT state, count(*) AS total FROM webhook_deliveries GROUP BY state').all();
    return Object.fromEntries(rows.map((row) => [String(row.state), Number(row.total)]));
  }

  schedule(event: string, dueAt: number): void {
    this.database
      .prepare(`INSERT INTO webhook_deliveries (event, state, due_at) VALUES (?, 'pending', ?)`)
      .run(event, dueAt);
  }

  /** Marks every delivery due by then as dropped. */
  dropDue(now: number): void {
    this.database
      .prepare(`UPDATE webhook_deliveries SET state = 'dropped' WHERE state = 'pending' AND due_at <= ?`)
      .run(now);
  }

  recordAttempt(delivery: Delivery): void {
    this.database
      .prepare(
        `UPDATE webhook_deliveries SET state = ?, attempts = ?, due_at = ?, last_status = ?, last_error = ?
         WHERE sequence = ?`,
      )
      .run(
        delivery.state,
        delivery.attempts,
        delivery.due_at,
        delivery.last_status,
        delivery.last_error,
        delivery.sequence,
      );
  }
}
