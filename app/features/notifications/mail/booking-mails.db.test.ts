import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually, personOf, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import type { SandboxMail } from '#tests/support/sandbox-control.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';
import { sendToParty } from './commands/send-standard-mail.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);

const subjectsFor = async (to: string) =>
  (await app.sandbox.mails(to)).map(({ subject }) => subject.replace(/[,:].*|(?<=holding ).*/, '')).sort();
const sendEmail = (as: Person | undefined, body: unknown) =>
  call('POST', '/functions/send-email', { ...(as ? { as } : {}), body });

async function parties() {
  const bookable = await buildBookable(db);
  const owner = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', bookable.professional.profile_id)
    .executeTakeFirstOrThrow();
  return { client: await person(), bookable, professional: await personOf(db, owner) };
}

describe('each transition is told once', () => {
  it('to the client when the slot is held, and to both when it is paid', proves('BOOK-042'), async () => {
    const { client, bookable, professional } = await parties();
    const { bookingId } = await pending(client, bookable);
    await quiet();
    expect([await subjectsFor(client.email), await subjectsFor(professional.email)]).toEqual([['We are holding '], []]);
    const { sessionId } = await pending(client, bookable);
    await app.sandbox.webhooks({ copies: 3 });
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await statusOf(bookingId)).toBe('confirmed'));
    await quiet();
    await app.sandbox.webhooks({ copies: 1 });
    expect(await subjectsFor(client.email)).toEqual(['Confirmed', 'We are holding ']);
    expect(await subjectsFor(professional.email)).toEqual(['New booking']);
    // The confirmation brings the visit as a calendar file, the hold does not.
    const sources = await Promise.all(
      (await app.sandbox.mails(client.email)).map(({ id }) => app.sandbox.mailSource(id)),
    );
    expect(sources.map((source) => /filename=visit\.ics/.test(source))).toEqual([true, false]);
  });

  it('after a cancellation', proves('API-083'), async () => {
    const { client, bookable } = await parties();
    const { bookingId } = await pending(client, bookable);
    await quiet();
    await call('POST', '/functions/cancel-booking', { as: client, body: { bookingId } });
    await call('POST', '/functions/cancel-booking', { as: client, body: { bookingId } });
    await quiet();
    expect(await subjectsFor(client.email)).toEqual(['No longer held', 'We are holding ']);
  });
});

it(
  'a mail server that refuses holds up nothing, and the mail arrives once it takes mails again',
  proves('BOOK-043', 'ERR-044', 'ERR-051'),
  async () => {
    const { client, bookable, professional } = await parties();
    const { bookingId, sessionId } = await pending(client, bookable);
    await quiet();
    await app.sandbox.refuseMails(2);
    await app.sandbox.pay(sessionId);
    await eventually(async () => expect(await statusOf(bookingId)).toBe('confirmed'));
    await eventually(async () => expect(await subjectsFor(client.email)).toEqual(['Confirmed', 'We are holding ']));
    await eventually(async () => expect(await subjectsFor(professional.email)).toEqual(['New booking']));
  },
);

it('who wants no mails on the day gets none, except that their professional finds nobody', async () => {
  const client = await person();
  const words = { heading: 'On the day', lead: '', facts: [], action: { label: 'Open', path: '/' } };
  const tell = (kind: 'on-the-way' | 'arrived' | 'nobody-there', id = randomUUID()) =>
    sendToParty(
      { id, to: client.email, words: { ...words, subject: kind } },
      { userId: client.id, recipient: 'client', kind },
    );
  await tell('arrived');
  const choice = { recipient: 'client', kind: 'progress', channel: 'mail', enabled: false };
  expect((await call('PUT', '/notification-preferences', { as: client, body: choice })).status).toBe(200);
  for (const kind of ['on-the-way', 'arrived', 'nobody-there'] as const) await tell(kind);
  const mails = await app.sandbox.mails(client.email);
  const canBeEnded = ({ headers }: SandboxMail) => headers.some(({ name }) => /^list-unsubscribe$/i.test(name));
  expect(mails.map((mail) => [mail.subject, canBeEnded(mail)]).sort()).toEqual([
    ['arrived', true],
    ['nobody-there', false],
  ]);
});

describe('POST /api/functions/send-email', () => {
  it.each(['booking_created', 'booking-created', 'booking_confirmed', 'booking_cancelled'])(
    'takes emailType %s of a party, and repeats no mail',
    proves('API-080 to API-082', 'DATA-123 to DATA-126', 'OPEN-45'),
    async (emailType) => {
      const { client, bookable, professional } = await parties();
      const { bookingId } = await confirmed(client, bookable);
      await quiet();
      const before = [await subjectsFor(client.email), await subjectsFor(professional.email)];
      for (const as of [client, professional]) {
        for (const type of ['booking_confirmation', 'booking_notification']) {
          expect((await sendEmail(as, { type, bookingId, emailType })).status).toBe(200);
        }
      }
      await quiet();
      expect([await subjectsFor(client.email), await subjectsFor(professional.email)]).toEqual(before);
    },
  );

  it('tells nobody what has not happened', async () => {
    const { client, bookable, professional } = await parties();
    const { bookingId } = await pending(client, bookable);
    for (const emailType of ['booking_confirmed', 'booking_cancelled']) {
      for (const type of ['booking_confirmation', 'booking_notification']) {
        expect((await sendEmail(client, { type, bookingId, emailType })).status).toBe(200);
      }
    }
    await quiet();
    expect([await subjectsFor(client.email), await subjectsFor(professional.email)]).toEqual([['We are holding '], []]);
  });

  it('knows no foreign booking, and asks who one is', async () => {
    const { client, bookable } = await parties();
    const { bookingId } = await pending(client, bookable);
    const body = { type: 'booking_confirmation', bookingId, emailType: 'booking_created' };
    expect((await sendEmail(await person(), body)).status).toBe(404);
    expect((await sendEmail(undefined, body)).status).toBe(401);
  });

  it.each([
    [{ emailType: 'welcome' }, 'Unknown emailType'],
    [{ emailType: 'constructor' }, 'Unknown emailType'],
    [{ type: 'newsletter' }, 'Unknown type'],
    [{ bookingId: '7' }, 'Invalid booking ID'],
  ])('refuses %j', async (change, text) => {
    const body = {
      type: 'booking_confirmation',
      bookingId: '019a0000-0000-7000-8000-000000000000',
      emailType: 'booking_created',
      ...change,
    };
    const answer = await sendEmail(await person(), body);
    expect([answer.status, answer.body.error]).toEqual([422, text]);
  });
});
