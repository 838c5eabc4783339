import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { silenceMinutes } from '#app/features/holds/payment/commands/reconcile-checkouts.server.ts';
import { scheduleQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue, prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { jobs } from '#app/jobs.server.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { setVisitTime } from '#tests/factories/bookings.ts';
import { newPerson } from '#tests/support/account-journey.ts';
import { bookingJourney, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import type { BuiltServer } from '#tests/support/faults/built-server.ts';
import { isThorough, rounds } from '#tests/support/vitest/rounds.ts';
import { cookiesOf } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { startTwoInstances, type TwoInstances } from '#tests/support/faults/two-instances.ts';

const testDatabase = await createTestDatabase();
const { db, pool, connection } = testDatabase;
log.level = 'silent';

const hour = 3_600_000;
/** A job that was taken over a connection that broke is lost for two minutes, and found by the pass of the third. */
const waiting = { timeout: 200_000, interval: 100 };

/** With `npm test` there is one round. */
const repeats = isThorough ? rounds - 1 : 0;

test('two instances on one database are one site', { timeout: 400_000, repeats }, async () => {
  const instances = await startTwoInstances(testDatabase);
  await oneOfManyGetsTheSlot(instances);
  await changesAreToldEverywhere(instances);
  await publicPagesAreForgottenEverywhere(instances);
  await sessionsAndLimitsAreShared(instances);
  await whatIsDueHappensOnce(instances);
});

const journeyAt = ({ url }: BuiltServer, { sandbox }: TwoInstances) => bookingJourney({ url, sandbox }, testDatabase);

async function oneOfManyGetsTheSlot(instances: TwoInstances): Promise<void> {
  const journeys = [journeyAt(instances.one, instances), journeyAt(instances.other, instances)] as const;
  const offer = await buildPayable(db, instances.sandbox);
  const people = await Promise.all(Array.from({ length: 12 }, () => journeys[0].person()));
  const answers = await Promise.all(
    people.map((person, index) => journeys[index % 2 === 0 ? 0 : 1].request(person, offer)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
}

/** What is changed through the one is heard by who listens at the other. */
async function changesAreToldEverywhere(instances: TwoInstances): Promise<void> {
  const { one, other } = instances;
  const { person, pending, call } = journeyAt(one, instances);
  const client = await person();
  const { bookingId } = await pending(client, await buildPayable(db, instances.sandbox));
  const heard = await listenAt(other, client);
  expect((await call('POST', '/functions/cancel-booking', { as: client, body: { bookingId } })).status).toBe(200);
  await vi.waitFor(
    () => expect(heard).toContain(JSON.stringify({ type: 'changed', topic: 'bookings', id: bookingId })),
    waiting,
  );
}

async function listenAt({ url }: BuiltServer, { cookie }: Person): Promise<string[]> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/realtime`, { headers: { ...cookie, origin: url } });
  onTestFinished(() => socket.terminate());
  const heard: string[] = [];
  socket.on('message', (data) => void heard.push(String(data)));
  await once(socket, 'open');
  return heard;
}

async function publicPagesAreForgottenEverywhere(instances: TwoInstances): Promise<void> {
  const { one, other } = instances;
  const { professional } = await buildPayable(db, instances.sandbox, { professional: { bio: 'The first words.' } });
  const page = async () => (await fetch(`${other.url}/professionals/${professional.id}`)).text();
  // What nobody was told of stays as it was rendered: the page is kept.
  await vi.waitFor(async () => {
    await db.updateTable('professionals').set({ bio: 'The first words.' }).where('id', '=', professional.id).execute();
    expect(await page()).toContain('The first words.');
    await db.updateTable('professionals').set({ bio: 'Words in secret.' }).where('id', '=', professional.id).execute();
    expect(await page()).toContain('The first words.');
  }, waiting);
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', professional.profile_id)
    .executeTakeFirstOrThrow();
  const owner = await personOf(db, profile);
  const body = { first_name: 'Paula', last_name: 'Professional', phone: '512 555 0100', bio: 'The last words.' };
  const saved = await journeyAt(one, instances).call('PATCH', `/professionals/${professional.id}`, { as: owner, body });
  expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
  await vi.waitFor(async () => expect(await page()).toContain('The last words.'), waiting);
}

async function sessionsAndLimitsAreShared({ one, other, sandbox }: TwoInstances): Promise<void> {
  const details = newPerson();
  const headers = { 'content-type': 'application/json', origin: one.url };
  const signUp = await fetch(`${one.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(details),
  });
  expect(signUp.status, await signUp.text()).toBe(201);
  const [mail] = await vi.waitFor(async () => {
    const mails = await sandbox.mails(details.email);
    expect(mails, JSON.stringify(await unfinishedMails())).toHaveLength(1);
    return mails;
  }, waiting);
  const [, token] = /\/confirm-email\/(\S+)/.exec(mail?.text ?? '') ?? [];
  const cookie = cookiesOf(
    await fetch(`${one.url}/api/auth/verify-email`, { method: 'POST', headers, body: JSON.stringify({ token }) }),
  );
  expect((await fetch(`${other.url}/api/bookings`, { headers: { cookie } })).status).toBe(200);

  const guess = ({ url }: BuiltServer) =>
    fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: details.email, password: 'a guess' }),
    });
  const guesses = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(index % 2 === 0 ? one : other)));
  expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
}

/** What the queue says about confirmation mails that are not sent, for the message of a failure. */
async function unfinishedMails(): Promise<unknown[]> {
  const { rows } = await pool.query<object>(
    `select name, state, retry_count, created_on, started_on, output from pgboss.job
     where name like 'account.confirmation%' and state <> 'completed'`,
  );
  return rows;
}

/**
 * Reminders, completions, transfers and expiries, all due in one moment, while both instances look for them again and
 * again.
 */
async function whatIsDueHappensOnce(instances: TwoInstances): Promise<void> {
  const { sandbox } = instances;
  const journeys = [journeyAt(instances.one, instances), journeyAt(instances.other, instances)] as const;
  const offers = await Promise.all(Array.from({ length: 3 }, () => buildPayable(db, sandbox)));
  const visits: { kind: 'soon' | 'over' | 'expired'; bookingId: string; sessionId: string; client: Person }[] = [];
  for (const [number, offer] of offers.entries()) {
    for (const [place, kind] of (['soon', 'over', 'expired'] as const).entries()) {
      const journey = journeys[(number + place) % 2 === 0 ? 0 : 1];
      const client = await journey.person();
      const { bookingId, sessionId } = await journey.pending(client, offer, {
        bookingDate: slotAt(10 + place, '09:00'),
      });
      visits.push({ kind, bookingId, sessionId, client });
      if (kind !== 'expired') await sandbox.pay(sessionId);
    }
  }
  await vi.waitFor(async () => {
    for (const { kind, bookingId } of visits)
      if (kind !== 'expired') expect(await journeys[0].statusOf(bookingId)).toBe('confirmed');
  }, waiting);
  await sandbox.webhooks({ mode: 'dropped' });
  for (const { kind, bookingId, sessionId } of visits) {
    const start = new Date(Date.now() + (kind === 'soon' ? 23.5 * hour : -27 * hour));
    if (kind === 'expired') await sandbox.expire(sessionId);
    else await setVisitTime(db, bookingId, { start, end: new Date(start.getTime() + hour) });
  }
  // Who books later than a reminder would come gets none.
  await pool.query(`update bookings set created_at = now() - interval '10 days'`);
  await pool.query(`update checkouts set updated_at = now() - interval '${silenceMinutes + 1} minutes'`);
  await lookEverywhere();
  const expected = { soon: 'confirmed', over: 'completed', expired: 'cancelled' } as const;
  for (const { kind, bookingId } of visits)
    await vi.waitFor(async () => expect(await journeys[0].statusOf(bookingId)).toBe(expected[kind]), waiting);
  await vi.waitFor(
    async () =>
      expect(
        (
          await pool.query(`select name from pgboss.job where name = any($1) and state in ('created', 'active')`, [
            looks,
          ])
        ).rows,
      ).toEqual([]),
    waiting,
  );
  await journeys[0].quiet();
  for (const { kind, bookingId, client } of visits) {
    expect([kind, (await sandbox.transfersOf(bookingId)).length]).toEqual([kind, kind === 'over' ? 1 : 0]);
    const subjects = (await sandbox.mails(client.email)).map(({ subject }) => subject);
    expect([kind, subjects]).toEqual([kind, [...new Set(subjects)]]);
    expect(subjects.filter((subject) => subject.startsWith('Reminder: '))).toHaveLength(kind === 'soon' ? 1 : 0);
  }
}

const looks = ['notifications.remind', 'bookings.complete', 'bookings.reconcile', 'payments.transfers'];

/** An instance takes ten jobs of a kind at a time: there is more than one can take. */
async function lookEverywhere(): Promise<void> {
  await startJobs(connection, { work: false });
  onTestFinished(stopJobs);
  await prepareQueues(jobs);
  await inTransaction(async (trx) => {
    for (const name of looks) for (let count = 0; count < 12; count += 1) await enqueue(trx, scheduleQueue(name), {});
  });
}
