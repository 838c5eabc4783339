import { beforeAll, describe, expect, it } from 'vitest';
import { receiveReply } from '#app/features/mail-replies/commands/receive-reply.server.ts';
import { replyEmail } from '#app/features/mail-replies/queries/reply-email.server.ts';
import { readUnreadNotice } from '#app/features/messages/unread/queries/read-unread-notice.server.ts';
import { readMail } from '#app/platform/mail/incoming/read-mail.server.ts';
import { notifyOfUnread } from './commands/notify-of-unread.server.ts';
import { incomingMail } from '#tests/support/mails/incoming-mail.ts';
import { messageJourney } from '#tests/support/message-journey.ts';
import { eventually } from '#tests/support/booking-journey.ts';
import type { SandboxMail } from '#tests/support/sandbox-control.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
beforeAll(async () => void (await connectTestStorage('disk')));
const api = {
  request: (
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
  ) =>
    fetch(`${app.url}/api${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), origin: app.url, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
};
const { call, people, open, write, read, markRead, unread } = messageJourney(api, testDatabase);

const emailOf = async ({ id }: { id: string }) =>
  (await db.selectFrom('profiles').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const mailsTo = async (email: string) =>
  (await app.sandbox.mails(email)).filter(({ subject }) => /message|reply/i.test(subject));
const header = (mail: SandboxMail | undefined, name: string) =>
  mail?.headers.find((known) => known.name.toLowerCase() === name)?.value ?? '';
const replyTo = (mail: SandboxMail | undefined) =>
  /<?([^<>\s]+@reply\.doorstep\.test)>?/.exec(header(mail, 'reply-to'))?.[1] ?? '';

/** A thread whose professional has been mailed about the client's two messages. */
async function mailed() {
  const { professional, owner, client, stranger, pay } = await people();
  const { thread_id: id } = (await open(client, professional.id, 'Call me: 512 555 0142')).body;
  await write(client, id, 'On Friday?');
  await notifyOfUnread(later(1));
  await Promise.all([notifyOfUnread(later(3)), notifyOfUnread(later(3))]);
  const email = await emailOf(owner);
  await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));
  const [mail] = await mailsTo(email);
  const reply = (text: string, changes: Parameters<typeof incomingMail>[0] = {}) =>
    app.sandbox.receiveMail(incomingMail({ from: email, to: replyTo(mail), text, ...changes }));
  return { professional, owner, client, stranger, pay, id, email, mail, reply };
}

describe('a mail about unread messages', () => {
  it('is one for what piled up, masked as in the thread, and none follows until it is read', async () => {
    const { owner, client, id, email, mail } = await mailed();
    expect(mail?.subject).toBe('2 new messages from Maya B.');
    expect(mail?.text).toContain('Call me: •••');
    expect(mail?.html).toContain('On Friday?');
    expect(mail?.html).not.toContain('0142');
    expect(await readUnreadNotice({ threadId: id, side: 'professional', until: 2 })).toMatchObject({ sender: 'Maya' });
    await write(client, id, 'Still there?');
    await notifyOfUnread(later(5));
    await markRead(owner, id, 3);
    await write(client, id, 'Good morning');
    await notifyOfUnread(later(8));
    await eventually(async () =>
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('New message from Maya B.'),
    );
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is not sent for what was read meanwhile, nor to whom has switched it off', async () => {
    const { professional, owner, client } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    const choice = { recipient: 'client', kind: 'message', channel: 'mail', enabled: false };
    expect((await call('PUT', '/notification-preferences', client, choice)).status).toBeLessThan(300);
    await write(owner, id);
    await markRead(owner, id, 2);
    await notifyOfUnread(later(3));
    await eventually(async () => {
      const { rowCount } = await pool.query(
        `select from pgboss.job where name like 'notifications.unread%' and state < 'completed'`,
      );
      expect(rowCount).toBe(0);
    });
    expect([await mailsTo(await emailOf(owner)), await mailsTo(await emailOf(client))]).toEqual([[], []]);
  });
});

describe('a reply by mail', () => {
  it('lands in the thread once, without what it quotes, and counts as reading', async () => {
    const { owner, client, id, reply } = await mailed();
    const text = 'Friday works.\n\nOn Tue, Nov 24, 2026 at 10:00 AM Maya B. wrote:\n> On Friday?';
    const sent = [await reply(text, { id: 'one@mail.test' }), await reply(text, { id: 'one@mail.test' })];
    expect(sent).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }]);
    expect((await read(client, id)).body.messages.map((message) => message.text).slice(2)).toEqual(['Friday works.']);
    expect(await unread(owner)).toEqual({ client: 0, professional: 0 });
  });

  it('counts as reading what its mail showed, and nothing that came after', async () => {
    const { owner, client, id, email, reply } = await mailed();
    const once = () => reply('Friday works.', { id: 'once@mail.test' });
    await once();
    await write(client, id, 'And the water?');
    await notifyOfUnread(later(6));
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(2));
    await once();
    await reply('One more thing', { id: 'late@mail.test' });
    expect((await read(client, id)).body.messages).toHaveLength(5);
    expect(await unread(owner)).toEqual({ client: 0, professional: 1 });
    await write(client, id, 'And the dog?');
    await notifyOfUnread(later(9));
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(3));
    const second = (await mailsTo(email)).find(({ text }) => text?.includes('And the dog?'));
    expect(second?.text).toContain('And the water?');
    await reply('I bring it', { id: 'second@mail.test', to: replyTo(second) });
    expect(await unread(owner)).toEqual({ client: 0, professional: 0 });
  });

  it('to an address that names no message counts as reading all that was notified', async () => {
    const { owner, id, reply } = await mailed();
    const place = { threadId: id, side: 'professional', personId: owner.id } as const;
    const to = replyEmail(place, 0, new Date()) ?? '';
    expect(replyEmail(place, 40_000, new Date())).toBe(to);
    expect(await reply('Friday works.', { to })).toEqual({ outcome: 'sent' });
    expect(await unread(owner)).toEqual({ client: 0, professional: 0 });
  });

  it('from another address, or from a program, does not, and only the account itself is told', async () => {
    const { client, id, email, reply, stranger } = await mailed();
    const other = await emailOf(stranger);
    expect(await reply('I am Sam', { from: other, id: 'two@mail.test' })).toEqual({ outcome: 'refused' });
    expect(await reply('I am Sam', { from: other, id: 'two@mail.test' })).toEqual({ outcome: 'refused' });
    expect(await reply('I am away', { headers: { 'Auto-Submitted': 'auto-replied' } })).toEqual({ outcome: 'dropped' });
    expect((await read(client, id)).body.messages).toHaveLength(2);
    await eventually(async () =>
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your reply wasn’t sent'),
    );
    expect([(await mailsTo(email)).length, await mailsTo(other)]).toEqual([2, []]);
  });

  it('to an address that we did not make, or of an account that is closed, is dropped', async () => {
    const { owner, reply, mail } = await mailed();
    const forged = replyTo(mail).replace(/-[0-9a-f]{20}@/, `-${'0'.repeat(20)}@`);
    expect(await reply('Hi', { to: forged })).toEqual({ outcome: 'dropped' });
    expect(await reply('Hi', { to: 'hello@reply.doorstep.test' })).toEqual({ outcome: 'dropped' });
    expect((await call('POST', '/functions/delete-user-account', owner)).status).toBe(200);
    expect(await reply('Hi')).toEqual({ outcome: 'dropped' });
  });

  it('into a blocked thread does not, and the mail back says nothing of the block', async () => {
    const { owner, client, id, email, reply } = await mailed();
    expect((await call('PUT', `/threads/${id}/block`, client)).status).toBe(204);
    expect(await reply('Friday works', { id: 'blocked@mail.test' })).toEqual({ outcome: 'refused' });
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(2));
    const told = (await mailsTo(email)).find(({ subject }) => subject === 'Your reply wasn’t sent');
    expect(told?.text).toContain('You can’t write in this conversation right now.');
    expect(told?.text).not.toMatch(/block/i);
    expect((await read(owner, id)).body.messages).toHaveLength(2);
  });

  it('to an address that has expired does not, and the account is told where to write', async () => {
    const { client, id, email, mail } = await mailed();
    const late = incomingMail({ from: email, to: replyTo(mail), text: 'Friday works' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await receiveReply(await readMail(Buffer.from(late)), inDays(61))).toBe('refused');
    await eventually(async () =>
      expect((await mailsTo(email)).map(({ text }) => text)).toContainEqual(
        expect.stringContaining('The email you replied to is too old.'),
      ),
    );
    expect((await read(client, id)).body.messages).toHaveLength(2);
    expect(await receiveReply(await readMail(Buffer.from(late)), inDays(60))).toBe('sent');
  });

  it('brings its files once a booking is paid, judged by their bytes', async () => {
    const { client, id, reply, pay } = await mailed();
    const files = [
      { name: 'plan.png', bytes: onePixel },
      { name: 'fake.pdf', bytes: Buffer.from('no PDF') },
    ];
    await reply('Before', { files });
    await pay();
    expect(await reply('After', { files, id: 'three@mail.test' })).toEqual({ outcome: 'sent' });
    const messages = (await read(client, id)).body.messages.slice(2) as unknown as {
      text: string;
      files: { name: string }[];
    }[];
    expect(messages.map(({ text, files: sent }) => [text, sent.map(({ name }) => name)])).toEqual([
      ['Before', []],
      ['After', ['plan.png']],
    ]);
  });

  it('is taken only with the signature of the service that received it', async () => {
    const response = await fetch(`${app.url}/api/webhooks/mail`, {
      method: 'POST',
      headers: {
        'webhook-id': 'x',
        'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
        'webhook-signature': 'v1,x',
      },
      body: incomingMail({ text: 'Hi' }),
    });
    expect([response.status, (await response.json()) as object]).toMatchObject([400, { code: 'mail_signature' }]);
  });
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
