import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import type { PaidHold } from './paid-holds.ts';

/** Reports all payments as fast as possible and waits until the last job that follows is done. */
export async function reportPayments(
  pool: pg.Pool,
  holds: readonly PaidHold[],
  notifyOf: (hold: PaidHold) => Promise<void>,
): Promise<void> {
  const queue = [...holds];
  const worker = async () => {
    for (let hold = queue.pop(); hold; hold = queue.pop()) await notifyOf(hold);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  await drained(pool);
}

/** Waits until no job is left that could run now. */
export async function drained(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from pgboss.job where state < 'completed' and start_after <= now() and name not like '%.remind'`,
    );
    if (rows[0]?.open === 0) return;
    await after(50);
  }
}
