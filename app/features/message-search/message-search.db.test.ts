import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '#tests/support/booking-journey.ts';
import { messageJourney } from '#tests/support/message-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ThreadSearchDto } from './search-dto.ts';
import { searchLimits } from './search-limits.ts';
import { searchMessages } from './message-search.schema.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
const { call, people, open, write, read, list } = messageJourney(api, testDatabase);

const search = (as: Person | undefined, query: string, side = 'client') =>
  call<ThreadSearchDto>('GET', `/threads/search?as=${side}&query=${encodeURIComponent(query)}`, as);
const foundBy = async (as: Person, query: string, side = 'client') => {
  const { status, body } = await search(as, query, side);
  expect(status).toBe(200);
  return body.items.map(({ thread, matches }) => [thread.id, ...matches.map(({ snippet }) => snippet)]);
};

describe('words in one’s own messages', () => {
  it('are found by thread, the newest match first, with what is around them', async () => {
    const [one, two] = [await people(), await people()];
    const first = (await open(one.client, one.professional.id, 'The gate code is 4711')).body;
    const second = (await open(one.client, two.professional.id, 'There is no gate')).body;
    await write(one.owner, first.thread_id, 'Which GATE, the green one?');
    const { body } = await search(one.client, 'gate');
    expect(body).toMatchObject({
      is_cut: false,
      items: [
        {
          thread: { id: first.thread_id, side: 'client' },
          match_count: 2,
          matches: [
            { sequence: 2, is_own: false, snippet: 'Which GATE, the green one?' },
            { sequence: 1, is_own: true, snippet: 'The gate code is 4711' },
          ],
        },
        { thread: { id: second.thread_id }, match_count: 1 },
      ],
    });
    expect(await foundBy(one.client, 'code  GATE')).toEqual([[first.thread_id, 'The gate code is 4711']]);
    expect(await foundBy(one.client, 'gate bridge')).toEqual([]);
  });

  it('are those of one side, of nobody else and of no administrator', async () => {
    const { professional, owner, client, stranger, admin } = await people();
    const { thread_id: id } = (await open(client, professional.id, 'A purple elephant')).body;
    expect(await foundBy(owner, 'elephant', 'professional')).toEqual([[id, 'A purple elephant']]);
    expect(await foundBy(owner, 'elephant', 'client')).toEqual([]);
    for (const who of [stranger, admin])
      for (const side of ['client', 'professional']) expect(await foundBy(who, 'elephant', side)).toEqual([]);
    expect((await search(undefined, 'elephant')).status).toBe(401);
  });

  it('that are masked are not found, by whom they are masked for, until a booking is paid', async () => {
    const { professional, owner, client, pay } = await people();
    const { thread_id: id } = (await open(client, professional.id, 'Call me at 512 555 0142 any time')).body;
    const everything = [[id, 'Call me at 512 555 0142 any time']];
    expect(await foundBy(client, '0142')).toEqual(everything);
    expect(await foundBy(owner, '0142', 'professional')).toEqual([]);
    expect(await foundBy(owner, 'any time', 'professional')).toEqual([[id, 'Call me at ••• any time']]);
    await pay();
    expect(await foundBy(owner, '0142', 'professional')).toEqual(everything);
  });

  it('are found in blocked threads as these are listed', async () => {
    const { professional, owner, client } = await people();
    const { thread_id: id } = (await open(client, professional.id, 'Do you do curls?')).body;
    await call('PUT', `/threads/${id}/block`, owner);
    for (const [who, side] of [
      [client, 'client'],
      [owner, 'professional'],
    ] as const) {
      expect((await list(who, side)).body.items).toHaveLength(1);
      expect(await foundBy(who, 'curls', side)).toEqual([[id, 'Do you do curls?']]);
    }
  });

  it('stand for themselves, whatever they mean to the database', async () => {
    const { professional, client } = await people();
    await open(client, professional.id, String.raw`50% off_or \ not`);
    for (const found of ['50%', 'off_', '\\ not']) expect(await foundBy(client, found)).toHaveLength(1);
    for (const other of ['5%f', 'of__or', '%%']) expect(await foundBy(client, other)).toEqual([]);
  });

  it.each([
    ['', searchMessages.short],
    [' x ', searchMessages.short],
    ['x'.repeat(101), searchMessages.long],
  ])('%j is refused', async (query, message) => {
    const { client } = await people();
    const { status, body } = await search(client, query);
    expect([status, body.error]).toEqual([422, expect.stringContaining(message)]);
  });

  it('are bounded: of very many messages the newest are looked at', async () => {
    const { professional, client } = await people();
    const { thread_id: id } = (await open(client, professional.id)).body;
    await sql`insert into messages (id, thread_id, sequence, side, text, sent_at)
      select gen_random_uuid(), ${id}, n, 'client', 'The water of day ' || n, now() + n * interval '1 second'
      from generate_series(2, 10000) n`.execute(db);
    await db.updateTable('message_threads').set({ last_sequence: 10_000 }).where('id', '=', id).execute();
    const { body } = await search(client, 'water day');
    expect(body.is_cut).toBe(true);
    expect(body.items).toMatchObject([
      {
        match_count: searchLimits.messages,
        matches: [10_000, 9_999, 9_998, 9_997, 9_996].map((sequence) => ({ sequence })),
      },
    ]);
    expect((await search(client, 'day 77')).body.items[0]?.matches[0]?.sequence).toBe(9_977);
    const page = (await read(client, id, '?before=5020&limit=40')).body;
    expect([page.messages[0]?.sequence, page.messages.at(-1)?.sequence, page.has_later]).toEqual([4_980, 5_019, true]);
    expect((await read(client, id)).body.has_later).toBe(false);
  });
});
