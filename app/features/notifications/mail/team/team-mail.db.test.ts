import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { reportThread } from '#app/features/message-safety/commands/report-thread.server.ts';
import { config } from '#app/platform/config/config.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { bookingJourney, eventually, personOf } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, quiet } = bookingJourney(app, testDatabase);

const mailsToTeam = async () =>
  (await app.sandbox.mails(config().CONTACT_EMAIL)).filter(({ subject }) =>
    subject.startsWith('Conversation reported'),
  );

it('a reported conversation reaches the team once while its report is open, with who and why, not with what was written', async () => {
  const [{ id: professional_id }, { id: clientId }] = [
    await buildProfessional(db),
    await buildClient(db, { first_name: 'Maya', last_name: 'Brooks' }),
  ];
  const client = await personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow(),
  );
  const body = { professional_id, id: randomUUID(), text: 'Secret words' };
  const { thread_id: threadId } = (await call<{ thread_id: string }>('POST', '/threads', { as: client, body })).body;
  const report = { id: randomUUID(), reason: 'harassment' as const, details: 'He knows where I live.' };
  // Sent again, as after an answer that was lost, and once more in other words.
  for (const id of [report.id, report.id, randomUUID()]) await reportThread(threadId, client.id, { ...report, id });
  await eventually(async () => expect(await mailsToTeam()).not.toEqual([]));
  await quiet();
  const mails = await mailsToTeam();
  expect(mails.map(({ subject }) => subject)).toEqual(['Conversation reported: Insults, threats or harassment']);
  expect(mails[0]?.text).toContain('Maya Brooks');
  expect(mails[0]?.text).toContain('/dashboard/admin/reports');
  expect(mails[0]?.text).not.toMatch(/Secret words|where I live/);
});
