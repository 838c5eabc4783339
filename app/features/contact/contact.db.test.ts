import { beforeEach, describe, expect, it } from 'vitest';
import { issueFormTicket } from '#app/platform/http/requests/form-ticket.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { resetRateLimiters } from '#app/platform/http/requests/rate-limit.server.ts';
import { bookingJourney, eventually, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { contactForm } from './commands/queue-contact-mail.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const { call, person } = bookingJourney(app, testDatabase);

const operator = 'hello@doorstep.test';
const someSecondsAgo = (seconds = 5) => issueFormTicket(contactForm, Date.now() - seconds * 1_000);
const send = (change: Record<string, unknown> = {}, as?: Person) =>
  call('POST', '/contact', {
    ...(as ? { as } : {}),
    body: {
      name: 'Maya Brooks',
      email: 'maya@example.com',
      topic: 'booking',
      message: 'The door stayed closed.',
      ticket: someSecondsAgo(),
      ...change,
    },
  });
const received = () => app.sandbox.mails(operator);
const queued = async () => {
  const { rows } = await testDatabase.pool.query(
    `select state from pgboss.job where name = 'notifications.contact-mail'`,
  );
  return rows.length;
};
const header = (mail: Awaited<ReturnType<typeof received>>[number] | undefined, name: string) =>
  mail?.headers.filter((one) => one.name.toLowerCase() === name).map(({ value }) => value);

beforeEach(async () => {
  await testDatabase.pool.query('delete from rate_limits');
  resetRateLimiters();
});

describe('POST /api/contact', () => {
  it(
    'mails the operator, who answers to the sender; nobody else gets a copy',
    proves('PUB-063', 'OPEN-07'),
    async () => {
      const { status, body } = await send({
        name: 'Zoë "Z" O’Brien',
        message: 'First line.\n\n<b>Second</b> & last line.',
      });
      expect([status, body]).toEqual([202, { sent: true }]);
      await eventually(async () => expect(await received()).toHaveLength(1));
      const [mail] = await received();
      expect(mail?.to).toEqual([operator]);
      expect(mail?.subject).toBe('Contact: A booking (Zoë "Z" O’Brien)');
      expect(header(mail, 'reply-to')?.join()).toContain('<maya@example.com>');
      expect([header(mail, 'bcc'), header(mail, 'cc')]).toEqual([[], []]);
      expect(mail?.text).toContain('<b>Second</b> & last line.');
      expect(mail?.text).toContain('Not signed in: the address isn’t verified');
      expect(mail?.html).toContain('&lt;b&gt;Second&lt;/b&gt; &amp; last line.');
      expect(await app.sandbox.mails('maya@example.com')).toEqual([]);
    },
  );

  it('tells the operator whose account it came from', async () => {
    const maya = await person();
    await send({ message: 'It is me, signed in.' }, maya);
    await eventually(async () => expect((await received())[0]?.text).toContain(`Signed in as ${maya.email}`));
  });
});

it('the subject of a mail stays one line, whatever it was made of', proves('PUB-063'), async () => {
  const subject = 'Hello\r\nBcc: victim@example.com\r\n\r\nA body\u2028of my own';
  await sendMail({ id: 'lines', to: 'lines@example.com', subject, html: '<p>Hi</p>', text: 'Hi' });
  const [mail] = await app.sandbox.mails('lines@example.com');
  expect(mail?.subject).toBe('Hello Bcc: victim@example.com A body of my own');
  expect([mail?.to, header(mail, 'bcc'), mail?.text?.trim()]).toEqual([['lines@example.com'], [], 'Hi']);
});

describe('abuse of the contact form', () => {
  it.each([
    ['a line break in the name', { name: 'Maya\r\nBcc: victim@example.com' }],
    ['one in the address', { email: 'maya@example.com\nBcc: victim@example.com' }],
    ['one in the topic', { topic: 'booking\r\nSubject: x' }],
    ['an encoded one', { name: '=?utf-8?Q?=0D=0ABcc:victim@example.com?=' }],
    ['two addresses', { email: 'maya@example.com, victim@example.com' }],
    ['a filled trap', { subject_line: 'http://pills.example' }],
    ['a made-up ticket', { ticket: 'mhx0f2k1.c2lnbmF0dXJl' }],
    ['no ticket', { ticket: '' }],
    ['a ticket of yesterday', { ticket: someSecondsAgo(25 * 60 * 60) }],
    ['a book', { message: 'x'.repeat(4_001) }],
  ])('%s is refused, and nothing is sent', proves('PUB-063'), async (_, change) => {
    const before = await queued();
    expect((await send(change)).status).toBe(422);
    expect(await queued()).toBe(before);
  });

  it('says so to the person who tripped a check', async () => {
    expect((await send({ subject_line: 'x' })).body.error).toBe(
      'This looks like an automated message. Please email us instead.',
    );
    const before = await queued();
    const rash = await send({ ticket: issueFormTicket(contactForm) });
    expect([rash.status, rash.body.error, await queued()]).toEqual([
      422,
      'That was very fast. Please wait a few seconds and send it again.',
      before,
    ]);
  });

  it('a body of megabytes is refused', async () => {
    expect((await send({ message: 'x'.repeat(2_000_000) })).status).toBe(413);
  });

  it('another site cannot have its visitors send it', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await call('POST', '/contact', { headers, body: {} })).status).toBe(403);
  });

  it('one address can write five times an hour, one network fifteen times', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await send({ email: 'Often@example.com' })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    for (let turn = 0; turn < 8; turn += 1)
      expect((await send({ email: `other-${turn}@example.com` })).status).toBe(202);
    const refused = await send({ email: 'another@example.com' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
