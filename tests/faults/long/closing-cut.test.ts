import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { closeAccount } from '#app/features/closing-accounts/commands/close-account.server.ts';
import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { jobs } from '#app/jobs.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildService } from '#tests/factories/services.ts';
import { isThorough, sayFixed } from '#tests/support/vitest/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const { db, pool, connection } = await createTestDatabase();
await startJobs(connection, { work: false });
afterAll(stopJobs);
await prepareQueues(jobs);

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** Somebody who is a professional with a paid and an unpaid visit ahead, and a client with a paid one tomorrow. */
async function buildLeaver(): Promise<SessionViewer> {
  const { professional_id } = await buildService(db);
  const owner = await db
    .selectFrom('professionals')
    .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
    .select(['profiles.id', 'profiles.email'])
    .where('professionals.id', '=', professional_id)
    .executeTakeFirstOrThrow();
  await paid((await buildBooking(db, { professional_id, status: 'confirmed', start_time: hours(50) })).id);
  await paid((await buildBooking(db, { client_id: owner.id, status: 'confirmed', start_time: hours(5) })).id);
  const hold = await buildBooking(db, { professional_id, start_time: hours(60) });
  await db
    .insertInto('checkouts')
    .values({
      booking_id: hold.id,
      amount: '75.00',
      status: 'open',
      stripe_session_id: `cs_${hold.id}`,
      url: 'https://stripe.test',
    })
    .execute();
  const profile = {
    first_name: 'Paula',
    last_name: 'Professional',
    phone: '',
    profile_photo_url: null,
    type: 'professional',
    role: 'user',
  } as const;
  const session = {
    sessionId: '',
    sessionExpiresAt: hours(1),
    signedInAt: new Date(),
    hasTwoFactor: false,
    owesTwoFactor: false,
  };
  return { ...owner, ...session, profile };
}

async function paid(bookingId: string): Promise<void> {
  const ids = { stripe_session_id: `cs_${bookingId}`, stripe_payment_intent_id: `pi_${bookingId}` };
  await db
    .insertInto('payments')
    .values({ booking_id: bookingId, amount: '75.00', ...ids })
    .execute();
}

/** Every row that leaving could touch. */
async function everything() {
  const tables = [
    'auth_user',
    'profiles',
    'professionals',
    'services',
    'bookings',
    'checkouts',
    'refunds',
    'account_closures',
    'pgboss.job',
  ];
  const rows = await Promise.all(tables.map((table) => pool.query(`select row::text from ${table} as row order by 1`)));
  return rows.map((result) => result.rows as unknown);
}

type Moment = 'before' | 'after';
/**
 * Each statement in `npm run test:faults`; every third one, from another first one each time, with every `npm test`.
 */
const stride = isThorough ? 1 : 3;
sayFixed('every statement of leaving is cut once before and once after');

/**
 * Breaks the connection at one of the statements that follow: before PostgreSQL has it, or before its answer is here.
 */
async function cutAt(statement: number, moment: Moment, work: () => Promise<void>): Promise<'done' | 'broken'> {
  let count = 0;
  const cut = (client: pg.PoolClient) => {
    const send = client.query.bind(client) as (...values: unknown[]) => unknown;
    const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } }).connection;
    const query = (...values: unknown[]) => {
      const isLast = count++ === statement;
      if (isLast && moment === 'before') stream.destroy();
      const answer = send(...values);
      if (isLast && moment === 'after') setImmediate(() => stream.destroy());
      return answer;
    };
    Object.assign(client, { query });
    restored.push(() => Object.assign(client, { query: send }));
  };
  const restored: (() => void)[] = [];
  pool.on('acquire', cut);
  try {
    return await work().then(
      () => 'done',
      () => 'broken',
    );
  } finally {
    pool.off('acquire', cut);
    for (const restore of restored) restore();
  }
}

it.each(['before', 'after'] as const)(
  'a connection that breaks %s any statement leaves the account whole or gone',
  { ...proves('OPEN-46'), timeout: 60_000 },
  async (moment) => {
    let statement = Math.floor(Math.random() * stride);
    for (let outcome = 'broken'; outcome === 'broken'; statement += stride) {
      await pool.query('delete from pgboss.job');
      const leaver = await buildLeaver();
      const before = await everything();
      outcome = await cutAt(statement, moment, () => closeAccount(leaver, {}));
      // Until PostgreSQL is through with what it still had of the broken one.
      await inTransaction((trx) => lockSubject(trx, 'closing-accounts'));
      const isGone = (await pool.query('select 1 from auth_user where id = $1', [leaver.id])).rowCount === 0;
      if (!isGone) expect(await everything(), `cut at statement ${statement}`).toEqual(before);
      // Asked again, it is done; where it was done already, that is a success, too.
      await closeAccount(leaver, {});
      await expectGone(leaver);
    }
    // All of it was reached: locks, three bookings, their jobs, the records and the commit.
    expect(statement).toBeGreaterThan(25);
  },
);

async function expectGone(leaver: SessionViewer): Promise<void> {
  const closures = await db
    .selectFrom('account_closures')
    .select('professional_id')
    .where('user_id', '=', leaver.id)
    .execute();
  expect(closures).toHaveLength(1);
  expect((await pool.query('select 1 from auth_user where id = $1', [leaver.id])).rowCount).toBe(0);
  const { rows: left } = await pool.query(`select status from bookings where status in ('pending', 'confirmed')`);
  expect(left).toEqual([]);
  const { rows: jobs } = await pool.query('select name, count(*)::int as count from pgboss.job group by 1 order by 1');
  expect(jobs).toEqual([
    { name: 'bookings.event', count: 3 },
    { name: 'notifications.closure-mail', count: 1 },
    { name: 'payments.abandoned-checkout', count: 1 },
    { name: 'payments.refund', count: 2 },
    // What the late client leaves goes to the professional.
    { name: 'payments.transfer', count: 1 },
  ]);
}
