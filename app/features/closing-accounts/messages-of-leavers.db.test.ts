import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { messageJourney } from '#tests/support/message-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const { call, people, open, write, read } = messageJourney(await startTestApi(testDatabase), testDatabase);
const leave = (as: Parameters<typeof open>[0]) => call('POST', '/functions/delete-user-account', as);
const rowsWith = async (text: string) =>
  (await pool.query('select 1 from messages as row where row::text like $1', [`%${text}%`])).rowCount;

it('whoever leaves takes their words along, and the other keeps the thread', proves('OPEN-46'), async () => {
  const { professional, owner, client } = await people();
  const { thread_id: id } = (await open(client, professional.id, 'Ask Wilhelmina next door.')).body;
  await write(owner, id, 'I will ask her.');
  expect((await leave(client)).status).toBe(200);
  expect((await read(owner, id)).body).toMatchObject({
    thread: { other: { name: 'A former client', has_left: true, picture: null } },
    messages: [
      { text: '', is_erased: true },
      { text: 'I will ask her.', is_erased: false },
    ],
  });
  expect(await rowsWith('Wilhelmina')).toBe(0);
  expect(await write(owner, id, 'Hello?')).toMatchObject({ status: 409, body: { code: 'recipient_left' } });
  expect((await leave(owner)).status).toBe(200);
  expect((await pool.query('select 1 from message_threads where id = $1', [id])).rowCount).toBe(0);
});

it('a professional who leaves takes theirs along', async () => {
  const { professional, owner, client } = await people();
  const { thread_id: id } = (await open(client, professional.id)).body;
  await write(owner, id, 'My van is blue.');
  expect((await leave(owner)).status).toBe(200);
  expect((await read(client, id)).body).toMatchObject({
    thread: { other: { name: 'A former professional', professional_id: null, has_left: true } },
    messages: [{ is_erased: false }, { text: '', is_erased: true }],
  });
});

it('what is written while its author leaves keeps no words either', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { professional, client } = await people();
    const [sent, left] = await Promise.all([open(client, professional.id, 'Wilhelmina'), leave(client)]);
    expect(left.status).toBe(200);
    expect([201, 401, 404]).toContain(sent.status);
    expect(await rowsWith('Wilhelmina')).toBe(0);
  }
});

it('the export has one’s threads as one reads them', async () => {
  const { professional, owner, client } = await people();
  const { thread_id: id } = (await open(client, professional.id, 'Call 512 555 0142')).body;
  await write(owner, id, 'Gladly');
  const exported = async (as: typeof client) =>
    (await call<{ messages: unknown }>('GET', '/account/export', as)).body.messages;
  expect(await exported(client)).toMatchObject([
    { thread_id: id, by_you: true, text: 'Call 512 555 0142' },
    { by_you: false, text: 'Gladly' },
  ]);
  expect(await exported(owner)).toMatchObject([{ by_you: false, text: 'Call •••' }, { by_you: true }]);
});

it('the export has one’s blocks, reports and saved replies, and not those of the other', async () => {
  const { professional, owner, client } = await people();
  const { thread_id: id } = (await open(client, professional.id)).body;
  const done = async (...change: Parameters<typeof call>) => expect((await call(...change)).status).toBe(204);
  await done('PUT', `/threads/${id}/block`, owner);
  const report = { id: randomUUID(), reason: 'off-platform', details: 'Wants cash.' };
  await done('POST', `/threads/${id}/reports`, owner, report);
  await done('PUT', `/saved-replies/${randomUUID()}`, owner, { title: 'Arrival', text: 'On my way, {name}.' });
  expect((await call('GET', '/account/export', owner)).body).toMatchObject({
    conversations_blocked: [{ thread_id: id, blocked_at: expect.any(String) }],
    conversations_reported: [{ thread_id: id, reason: 'off-platform', details: 'Wants cash.', outcome: null }],
    saved_replies: [{ title: 'Arrival', text: 'On my way, {name}.' }],
  });
  const { body } = await call('GET', '/account/export', client);
  expect(body).toMatchObject({ conversations_blocked: [], conversations_reported: [] });
  expect(JSON.stringify(body)).not.toMatch(/Wants cash|On my way/);
});
