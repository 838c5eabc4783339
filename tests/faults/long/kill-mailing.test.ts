import type { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queueBookingMails } from '#app/features/notifications/mail/commands/queue-booking-mails.server.ts';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import {
  destroyEmbeddedPostgres,
  joinEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { jobs } from '#app/jobs.server.ts';
import { buildPaidBooking } from '#tests/factories/bookings.ts';
import { BuiltServer, provideBuild } from '#tests/support/faults/built-server.ts';
import { FaultyInbox, type MailMoment } from '#tests/support/faults/faulty-inbox.ts';
import { roundsOver } from '#tests/support/vitest/rounds.ts';
import { proves } from '#tests/support/proves.ts';

const moments: MailMoment[] = ['in the middle of DATA', 'after it was taken, before the answer', 'before it is sent'];
const bookingsInARound = 3;
/** A server that has just started compiles its mails with the first one. */
const patiently = <T>(check: () => Promise<T> | T) => vi.waitFor(check, { timeout: 120_000, interval: 50 });

test(
  'no mail is lost when the server is killed while it mails; what goes out twice has one Message-ID',
  proves('OPEN-45'),
  async () => {
    log.level = 'silent';
    const inbox = await FaultyInbox.start();
    const server = await BuiltServer.create(await provideBuild(), {
      SMTP_URL: inbox.url,
      MAIL_FROM: 'Doorstep <hello@doorstep.test>',
    });
    onTestFinished(async () => {
      await server.kill('server');
      await inbox.close();
      await destroyEmbeddedPostgres(server.dataDir);
    });
    await server.start();
    for (let round = 0; round < roundsOver(moments); round += 1) {
      const moment = moments[round % moments.length] ?? 'before it is sent';
      const hanging = inbox.leaveHanging(moment);
      const addresses = await withOutbox(server.dataDir, ({ fill }) => fill());
      await hanging;
      await server.kill('server');
      const killedAt = new Date();
      inbox.recover();
      await server.start();
      await withOutbox(server.dataDir, ({ passTime }) => passTime(killedAt));
      const taken = () => addresses.map((address) => inbox.mails.filter(({ to }) => to === address));
      await patiently(() => expect(taken().map(({ length }) => length > 0)).toEqual(addresses.map(() => true)));
      await withOutbox(server.dataDir, ({ untilEmpty }) => untilEmpty());
      const ids = taken().map((mails) => new Set(mails.map(({ messageId }) => messageId)));
      expect(ids.map(({ size }) => size)).toEqual(addresses.map(() => 1));
      expect(new Set(ids.flatMap((known) => [...known])).size).toBe(addresses.length);
      // Only an answer that never came makes a mail go out again.
      if (moment !== moments[1]) expect(taken().map(({ length }) => length)).toEqual(addresses.map(() => 1));
    }
  },
);

/** What a running server has to mail, seen and filled from outside it. */
async function withOutbox<T>(dataDir: string, use: (outbox: Outbox) => Promise<T>): Promise<T> {
  const { connection } = await joinEmbeddedPostgres({ dataDir, log: () => undefined });
  const db = connectDatabase(connection);
  await startJobs(connection, { work: false });
  await prepareQueues(jobs);
  try {
    return await use(outboxOf(db));
  } finally {
    await stopJobs();
    await disconnectDatabase();
  }
}

type Outbox = ReturnType<typeof outboxOf>;

function outboxOf(db: Kysely<Tables>) {
  const emailsOf = async (bookingId: string) => {
    const { rows } = await databasePool().query<{ email: string }>(
      `select profiles.email from bookings left join professionals on professionals.id = bookings.professional_id
       join profiles on profiles.id in (bookings.client_id, professionals.profile_id) where bookings.id = $1`,
      [bookingId],
    );
    return rows.map(({ email }) => email);
  };
  return {
    /** Confirms a few bookings. @returns who has to hear of it. */
    fill: async () => {
      const bookings = await Promise.all(
        Array.from({ length: bookingsInARound }, () => buildPaidBooking(db, { payment_method: 'card' })),
      );
      await Promise.all(bookings.map(({ id }) => queueBookingMails(id, 'confirmed')));
      return (await Promise.all(bookings.map(({ id }) => emailsOf(id)))).flat();
    },
    /** The minutes after which a job of a server that is gone counts as lost and is tried again. */
    passTime: (killedAt: Date) =>
      databasePool().query(
        "update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry') and started_on < $1",
        [killedAt],
      ),
    untilEmpty: () =>
      patiently(async () => {
        const { rows } = await databasePool().query(
          "select 1 from pgboss.job where name = 'notifications.booking-mail' and state in ('created', 'retry', 'active')",
        );
        expect(rows).toEqual([]);
      }),
  };
}
