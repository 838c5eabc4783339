import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { keepMonths } from './keep-months.server.ts';

const { pool } = await createTestDatabase();

const partitioned = [
  'audit_log',
  'booking_mails',
  'booking_pushes',
  'booking_reminders',
  'payout_notices',
  'security_log',
];

const monthsOf = async (parent: string) =>
  (
    await pool.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = inhrelid where inhparent = $1::regclass order by 1`,
      [parent],
    )
  ).rows.map(({ name }) => name);

const nameOf = (parent: string, ahead: number) => {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7);
  return `${parent}_${month.replace('-', '_')}`;
};

/** An id of version 7 of some months from now. */
const idOf = async (ahead: number) =>
  (
    await pool.query<{ id: string }>(
      `select overlay(first_id_of(now() + make_interval(months => $1))::text placing '7' from 15)::uuid as id`,
      [ahead],
    )
  ).rows[0]?.id ?? expect.unreachable();

const partitionOf = async (table: string, column: string, id: string) =>
  (
    await pool.query<{ name: string }>(`select tableoid::regclass::text as name from ${table} where ${column} = $1`, [
      id,
    ])
  ).rows[0]?.name;

describe('tables that only grow have a partition for each month', () => {
  it.each(partitioned)('%s: what there was, three months to come, and one for all else', async (table) =>
    expect(await monthsOf(table)).toEqual([
      ...[1, 2, 3].map((ahead) => nameOf(table, ahead)),
      `${table}_default`,
      nameOf(`${table}_until`, 1),
    ]),
  );

  it('a row goes to the month of its id', async () => {
    for (const [ahead, name] of [
      [-30, nameOf('payout_notices_until', 1)],
      [0, nameOf('payout_notices_until', 1)],
      [2, nameOf('payout_notices', 2)],
      [9, 'payout_notices_default'],
    ] as const) {
      const id = await idOf(ahead);
      await pool.query('insert into payout_notices (transfer_id) values ($1)', [id]);
      expect(await partitionOf('payout_notices', 'transfer_id', id)).toBe(name);
    }
  });

  it('each notice is claimed once, whichever month it is claimed in', async () => {
    const claim = (id: string) =>
      pool.query(
        `insert into booking_mails (booking_id, kind, recipient) values ($1, 'confirmed', 'client')
         on conflict (booking_id, kind, recipient, occasion) do nothing returning booking_id`,
        [id],
      );
    for (const ahead of [0, 1, 12]) {
      const id = await idOf(ahead);
      expect([(await claim(id)).rowCount, (await claim(id)).rowCount]).toEqual([1, 0]);
    }
  });
});

it('the newest page of a log reads the newest months only', async () => {
  const plan = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, summary off) select * from security_log order by id desc limit 50`,
  );
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).not.toMatch(/Seq Scan|Sort Method/);
});

describe('append-only tables refuse a change of every partition by its own name', () => {
  it.each(['audit_log', 'security_log'])('%s', async (table) => {
    for (const name of [table, ...(await monthsOf(table))]) {
      await expect(pool.query(`update ${name} set action = 'other'`)).rejects.toThrow(/append-only/);
      await expect(pool.query(`truncate ${name} cascade`)).rejects.toThrow(/append-only/);
    }
    for (const name of await monthsOf('audit_log'))
      await expect(pool.query(`delete from ${name}`)).rejects.toThrow(/append-only/);
  });
});

describe.each(['America/Chicago', 'America/Phoenix', 'Europe/Berlin', 'Asia/Kolkata'])(
  'on a server whose time zone is %s',
  (zone) => {
    /** Answers in a session of that zone, and leaves no trace. */
    const inZone = async (...statements: string[]) => {
      const client = await pool.connect();
      try {
        await client.query(`begin; set local timezone = '${zone}'`);
        const answers = [];
        for (const statement of statements) answers.push(await client.query<{ found: string | null }>(statement));
        return answers.at(-1)?.rows.map(({ found }) => found);
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const march =
      'create table kept (id uuid) partition by range (id); create table kept_2027_03 partition of kept default';

    it('a month ends with its last day in UTC, and is not dropped before', async () => {
      expect(await inZone(march, `select to_json(end_of_months('kept') at time zone 'UTC') #>> '{}' as found`)).toEqual(
        ['2027-04-01T00:00:00'],
      );
      expect(await inZone(march, `select drop_empty_months('kept', '2027-03-31 23:59Z') as found`)).toEqual([]);
      expect(await inZone(march, `select drop_empty_months('kept', '2027-04-01 00:01Z') as found`)).toEqual([
        'kept_2027_03',
      ]);
    });

    it('the months to come are created one after the other', async () => {
      const oneByOne = `select add_months('booking_reminders', ahead) as found from generate_series(4, 18) as ahead`;
      expect(await inZone(oneByOne)).toEqual(
        Array.from({ length: 15 }, (_, index) => nameOf('booking_reminders', index + 4)),
      );
    });
  },
);

describe('each night', () => {
  it('creates the months to come, once, and leaves a month alone that has rows elsewhere', async () => {
    await pool.query(`drop table ${nameOf('booking_pushes', 2)}, ${nameOf('booking_pushes', 3)}`);
    const id = await idOf(2);
    await pool.query(`insert into booking_pushes (booking_id, kind, recipient) values ($1, 'confirmed', 'client')`, [
      id,
    ]);
    await keepMonths();
    await keepMonths();
    expect(await monthsOf('booking_pushes')).toEqual([
      nameOf('booking_pushes', 1),
      nameOf('booking_pushes', 3),
      'booking_pushes_default',
      nameOf('booking_pushes_until', 1),
    ]);
    expect(await partitionOf('booking_pushes', 'booking_id', id)).toBe('booking_pushes_default');
  });

  it('gives a new month the triggers of the others', async () => {
    const name = nameOf('audit_log', 3);
    await pool.query(`alter table audit_log detach partition ${name}; drop table ${name}`);
    await keepMonths();
    await expect(pool.query(`update ${name} set action = 'other'`)).rejects.toThrow(/append-only/);
    await expect(pool.query(`delete from ${name}`)).rejects.toThrow(/append-only/);
  });

  it('drops no month that has rows, and none of a log that keeps everything', async () => {
    const dropped = (table: string) =>
      pool.query<{ name: string }>(
        `select drop_empty_months($1, (date_trunc('month', now() at time zone 'UTC') + interval '3 months 1 hour') at time zone 'UTC') as name`,
        [table],
      );
    const id = await idOf(1);
    await pool.query(`insert into security_log (id, action, outcome) values ($1, 'kept', 'done')`, [id]);
    expect((await dropped('security_log')).rows.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: nameOf('security_log', 2) },
      { name: nameOf('security_log_until', 1) },
    ]);
    expect(await partitionOf('security_log', 'id', id)).toBe(nameOf('security_log', 1));
    const before = await monthsOf('audit_log');
    await keepMonths();
    expect(await monthsOf('audit_log')).toEqual(before);
  });
});
