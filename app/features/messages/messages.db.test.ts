import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { messageJourney } from '#tests/support/message-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openThreadsOfBookings } from './commands/open-threads-of-bookings.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
const { call, people, open, write, read, markRead, list, unread } = messageJourney(api, testDatabase);

describe('a thread', () => {
  it('is opened by a client’s question, and both read it', async () => {
    const { professional, owner, client } = await people();
    const sent = await open(client, professional.id);
    expect(sent).toMatchObject({ status: 201, body: { message: { sequence: 1, text: 'Do you bring the water?' } } });
    const { thread_id: id } = sent.body;
    await write(owner, id);
    expect((await read(client, id)).body).toMatchObject({
      thread: { side: 'client', unread: 1, other: { professional_id: professional.id, has_left: false } },
      messages: [
        { sequence: 1, is_own: true },
        { sequence: 2, is_own: false, text: 'Yes, all of it.' },
      ],
    });
    expect((await read(owner, id)).body.thread).toMatchObject({ side: 'professional', other: { name: 'Maya B.' } });
  });

  it('is one for a pair, whoever writes and how often', async () => {
    const { professional, owner, client, pay } = await people();
    await pay();
    const sent = await Promise.all([
      open(client, professional.id),
      open(client, professional.id),
      call<{ thread_id: string }>('POST', '/threads', owner, { client_id: client.id, id: randomUUID(), text: 'Hello' }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.thread_id)).size).toBe(1);
    expect((await list(client)).body.items).toHaveLength(1);
  });

  it('is opened by a paid booking, once, and the booking stands in it', async () => {
    const { owner, client, pay } = await people();
    const booking = await pay();
    await openThreadsOfBookings([booking.id]);
    await openThreadsOfBookings([booking.id, (await pay()).id]);
    const threads = (await list(client)).body.items;
    expect(threads).toHaveLength(1);
    const page = (await read(owner, threads[0]?.id ?? '')).body;
    expect(page.thread.other['name']).toBe('Maya Brooks');
    expect(page.bookings.map(({ id }) => id)).toContain(booking.id);
  });

  it('does not exist for anybody else, not even for an administrator', async () => {
    const { professional, client, stranger, admin } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    for (const who of [stranger, admin]) {
      expect([await read(who, id), await write(who, id), await markRead(who, id, 1)]).toMatchObject(
        Array.from({ length: 3 }, () => ({ status: 404, body: { code: 'thread_not_found' } })),
      );
      expect((await list(who)).body.items).toEqual([]);
    }
    expect((await read(undefined, id)).status).toBe(401);
    expect((await read(client, 'nonsense')).status).toBe(404);
  });

  it('is opened with nobody who is not listed, with oneself, or by a professional with somebody who never paid', async () => {
    const { professional, owner, client, stranger } = await people();
    const toClient = () =>
      call('POST', '/threads', owner, { client_id: client.id, id: randomUUID(), text: 'Book me again' });
    expect(await toClient()).toMatchObject({ status: 404, body: { code: 'recipient_not_found' } });
    expect((await open(owner, professional.id)).status).toBe(404);
    expect((await open(client, randomUUID())).status).toBe(404);
    await db
      .updateTable('professionals')
      .set({ verified: false, is_approved: false })
      .where('id', '=', professional.id)
      .execute();
    expect((await open(stranger, professional.id)).status).toBe(404);
  });

  it('says to whom, and one only', async () => {
    const { professional, client } = await people();
    const message = { id: randomUUID(), text: 'Hello' };
    for (const recipient of [{}, { professional_id: professional.id, client_id: client.id }])
      expect((await call('POST', '/threads', client, { ...message, ...recipient })).status).toBe(422);
  });
});

describe('a message', () => {
  it('that is sent again is the same one, with its key or without', async () => {
    const { professional, owner, client } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    const message = { id: randomUUID(), text: 'At noon?' };
    const send = (headers = {}) => call('POST', `/threads/${id}/messages`, client, message, headers);
    const key = { 'idempotency-key': message.id };
    expect([(await send(key)).status, (await send(key)).status, (await send()).status]).toEqual([201, 201, 200]);
    const burst = await Promise.all(Array.from({ length: 8 }, () => write(client, id, 'Once', message.id)));
    expect(new Set(burst.map(({ body }) => body.message.sequence))).toEqual(new Set([2]));
    expect((await read(owner, id)).body.messages.map(({ text }) => text)).toEqual([
      'Do you bring the water?',
      'At noon?',
    ]);
  });

  it('takes no id of another one', async () => {
    const { professional, owner, client } = await people();
    const { thread_id: id, message } = (await open(client, professional.id)).body;
    expect(await write(owner, id, 'Mine', message.id)).toMatchObject({
      status: 409,
      body: { code: 'message_id_taken' },
    });
  });

  it('has one place for both sides, without gaps, whoever writes at the same time', async () => {
    const { professional, owner, client } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => write(index % 2 === 0 ? owner : client, id, `Message ${index}`)),
    );
    const [mine, theirs] = [(await read(client, id)).body.messages, (await read(owner, id)).body.messages];
    expect(mine.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(theirs.map((message) => message.id)).toEqual(mine.map((message) => message.id));
  });

  it.each(['', '   ', 'a'.repeat(2_001)])('has words, and not too many', async (text) => {
    const { professional, client } = await people();
    expect((await open(client, professional.id, text)).status).toBe(422);
  });

  it('is one of thirty a minute at most', async () => {
    const { professional, client } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    const answers = [];
    for (let index = 0; index < 30; index += 1) answers.push(await write(client, id, `${index}`));
    expect(answers.slice(0, 29).every(({ status }) => status === 201)).toBe(true);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_messages' } });
  });
});

describe('contact details', () => {
  const text = 'Call me: 512 555 0142';
  const shownTo = async (as: Parameters<typeof read>[0], id: string) => (await read(as, id)).body.messages[0];

  it('are masked for the other side until a booking is paid, and shown from then on', async () => {
    const { professional, owner, client, pay } = await people();
    const { thread_id: id } = (await open(client, professional.id, text)).body;
    expect(await shownTo(owner, id)).toMatchObject({ text: 'Call me: •••', is_masked: true });
    expect(await shownTo(client, id)).toMatchObject({ text, is_masked: true });
    expect(JSON.stringify((await list(owner, 'professional')).body)).not.toContain('0142');
    await pay();
    expect(await shownTo(owner, id)).toMatchObject({ text, is_masked: false });
  });
});

describe('what is unread', () => {
  it('is counted for the side that reads it, until it has', async () => {
    const { professional, owner, client } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    await write(client, id);
    expect(await unread(owner)).toEqual({ client: 0, professional: 2 });
    expect(await unread(client)).toEqual({ client: 0, professional: 0 });
    await markRead(owner, id, 1);
    expect(await unread(owner)).toEqual({ client: 0, professional: 1 });
    expect((await markRead(owner, id, 99)).body).toEqual({ client: 0, professional: 0 });
    await markRead(owner, id, 1);
    expect((await read(client, id)).body.read_by_other).toBe(2);
    await write(client, id);
    expect((await list(owner, 'professional')).body.items[0]?.unread).toBe(1);
  });
});

it('a thread goes on page by page, each message once', async () => {
  const { professional, owner, client } = await people();
  const { thread_id: id } = (await open(client, professional.id)).body;
  for (let index = 0; index < 6; index += 1) await write(owner, id, `${index}`);
  const seen: number[] = [];
  for (let before: number | null = 1_000; before !== null;) {
    const page = (await read(client, id, `?limit=3&before=${before}`)).body as {
      messages: { sequence: number }[];
      next_before: number | null;
    };
    seen.unshift(...page.messages.map(({ sequence }) => sequence));
    before = page.next_before;
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('the list shows the last active first, page by page', async () => {
  const { client } = await people();
  const ids: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const { professional } = await people();
    ids.unshift((await open(client, professional.id)).body.thread_id);
  }
  const first = (await list(client, 'client', '&limit=3')).body;
  const second = (await list(client, 'client', `&limit=3&cursor=${encodeURIComponent(first.next_cursor ?? '')}`)).body;
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect(second.next_cursor).toBeNull();
  expect((await list(client, 'client', '&cursor=nonsense')).status).toBe(422);
});
