import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { migrateUntil } from '#tests/support/upgrades/migrate-until.ts';

const { pool } = await createTestDatabase({ isEmpty: true });

const tables = ['audit_log', 'security_log', 'booking_mails', 'booking_pushes', 'booking_reminders', 'payout_notices'];

const contents = async () =>
  Promise.all(
    tables.map(
      async (table) => (await pool.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)).rows,
    ),
  );

it('every row of before is there after the tables were partitioned, and belongs together as it did', async () => {
  await migrateUntil(pool, '0051_stripe_events_by_day.sql');
  const professional = await fill();
  const before = await contents();
  await migrateToLatest(pool);
  expect(await contents()).toEqual(before);
  expect(before.map((rows) => rows.length)).toEqual([2, 2, 3, 2, 2, 2]);
  await expect(pool.query('delete from audit_log')).rejects.toThrow(/append-only/);
  await expect(pool.query('delete from security_log')).rejects.toThrow(/400 days/);
  await expect(
    pool.query('insert into review_reasons (audit_id, professional_id, reason) values ($1, $2, $3)', [
      randomUUID(),
      professional,
      'Not in the log',
    ]),
  ).rejects.toThrow(/foreign key/);
  // Ids without a time lie beyond every month.
  const beyond = await pool.query<{ name: string }>(
    `select tableoid::regclass::text as name from booking_mails where booking_id > 'f0000000-0000-4000-8000-000000000000'`,
  );
  expect(beyond.rows).toEqual([{ name: 'booking_mails_default' }]);
});

/** @returns the id of a professional whose review is in the log */
async function fill(): Promise<string> {
  await pool.query(`
    with person as (insert into auth_user (name, email) values ('A', 'a@doorstep.test') returning id),
      profile as (insert into profiles (id, email, username, type) select id, 'a@doorstep.test', 'a', 'professional' from person returning id)
    insert into professionals (profile_id) select id from profile`);
  const { rows } = await pool.query<{ id: string }>('select id from professionals');
  const professional = rows[0]?.id ?? expect.unreachable();
  await pool.query(`insert into audit_log (action, subject_type) values ('test', 'nothing')`);
  await pool.query(
    `with entry as (insert into audit_log (action, subject_type, subject_id) values ('professional.rejected', 'professional', $1) returning id)
     insert into review_reasons (audit_id, professional_id, reason) select id, $1, 'No license' from entry`,
    [professional],
  );
  await pool.query(`insert into security_log (action, outcome) values ('sign_in', 'done'), ('sign_in', 'refused')`);
  const ids = `(values (uuidv7()), ('00000000-0000-4000-8000-000000000001'::uuid)) ids (id)`;
  await pool.query(`
    insert into booking_mails (booking_id, kind, recipient) select id, 'confirmed', 'client' from ${ids};
    insert into booking_mails (booking_id, kind, recipient) values ('ffffffff-0000-4000-8000-000000000001', 'confirmed', 'client');
    insert into booking_pushes (booking_id, kind, recipient) select id, 'confirmed', 'client' from ${ids};
    insert into booking_reminders (booking_id, starts_at, hours) select id, now(), 24 from ${ids};
    insert into payout_notices (transfer_id) select id from ${ids}`);
  return professional;
}
