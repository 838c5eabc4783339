import { describe, expect, it } from 'vitest';
import { buildReview } from '#tests/factories/reviews.ts';
import { reviewJourney } from '#tests/support/review-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { editReview } from './commands/edit-review.server.ts';
import { writeReview } from './commands/write-review.server.ts';
import { reviewDays } from './review.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const { call, parties, write, edit, remove, reply, shown } = reviewJourney(
  await startTestApi(testDatabase),
  testDatabase,
);
const day = 86_400_000;
const rowOf = (id: string) => db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
const told = async (name: string) =>
  (
    await testDatabase.pool.query<{ data: { name: string; bookingId: string } }>(
      `select data from pgboss.job where name = 'reviews.event' and data ->> 'name' = $1`,
      [name],
    )
  ).rows.map(({ data }) => data.bookingId);

describe('a review', () => {
  it('is written by the client of a completed booking, and everybody reads it with a first name and an initial', async () => {
    const { professional, client, visit } = await parties();
    const booking = await visit();
    const { status, body } = await write(booking.id, client, { stars: 4, text: '  On time and kind.  ' });
    expect(status).toBe(201);
    expect(await shown(professional.id)).toMatchObject({
      items: [
        {
          id: body.id,
          stars: 4,
          text: 'On time and kind.',
          author: 'Maya B.',
          service_name: 'Haircut',
          edited_at: null,
          reply: null,
        },
      ],
      rating: { average: 4, count: 1 },
    });
    expect(Object.keys((await shown(professional.id)).items[0] ?? {})).not.toEqual(
      expect.arrayContaining(['booking_id']),
    );
    expect(await told('written')).toContain(booking.id);
  });

  it.each(['pending', 'confirmed', 'cancelled'] as const)('is not written about a %s booking', async (status) => {
    const { professional, client, visit } = await parties();
    const booking = await visit({ status });
    expect(await write(booking.id, client)).toMatchObject({ status: 409, body: { code: 'review_not_possible' } });
    await expect(
      db
        .insertInto('reviews')
        .values({ booking_id: booking.id, professional_id: professional.id, stars: 5, text: '' })
        .execute(),
    ).rejects.toThrow('only a completed booking');
  });

  it('is written by nobody else: neither strangers, nor the professional, nor admins, nor without signing in', async () => {
    const { owner, stranger, admin, visit } = await parties();
    const booking = await visit();
    for (const who of [owner, stranger, admin])
      expect(await write(booking.id, who)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
    expect((await write(booking.id, undefined)).status).toBe(401);
    expect(await db.selectFrom('reviews').select('id').where('booking_id', '=', booking.id).execute()).toEqual([]);
  });

  it('is never of one’s own service', async () => {
    const { owner, visit } = await parties();
    expect(await write((await visit({ client_id: owner.id })).id, owner)).toMatchObject({
      status: 409,
      body: { code: 'review_of_own' },
    });
  });

  it(`can be written until ${reviewDays.write} days after the visit`, async () => {
    const { client, visit } = await parties();
    const booking = await visit();
    const last = booking.end_time.getTime() + reviewDays.write * day;
    await expect(writeReview(booking.id, client.id, { stars: 5, text: '' }, new Date(last + 1))).rejects.toMatchObject({
      code: 'review_not_possible',
    });
    expect(await writeReview(booking.id, client.id, { stars: 5, text: '' }, new Date(last))).toMatchObject({
      created: true,
    });
  });

  it.each([
    ['no stars', { text: 'Fine' }, 'stars'],
    ['six stars', { stars: 6 }, 'stars'],
    ['half a star', { stars: 4.5 }, 'stars'],
    ['stars as text', { stars: '5' }, 'stars'],
    ['too many words', { stars: 5, text: 'a'.repeat(1_501) }, 'text'],
  ])('is refused with %s', async (_what, body, field) => {
    const { client, visit } = await parties();
    const answer = await write((await visit()).id, client, body);
    expect([answer.status, Object.keys(answer.body.details?.fields ?? {})]).toEqual([422, [field]]);
  });

  it('stands once for a booking: the same again finds it written, another one is refused', async () => {
    const { professional, client, visit } = await parties();
    const booking = await visit();
    const first = await write(booking.id, client);
    expect(await write(booking.id, client)).toMatchObject({ status: 200, body: { id: first.body.id } });
    expect(await write(booking.id, client, { stars: 1, text: 'Other words' })).toMatchObject({
      status: 409,
      body: { code: 'review_exists', details: { saved: { id: first.body.id, stars: 4, text: 'On time and kind.' } } },
    });
    expect((await shown(professional.id)).rating.count).toBe(1);
  });

  it('of two tabs at the same moment is one', async () => {
    const { professional, client, visit } = await parties();
    const booking = await visit();
    const answers = await Promise.all(
      ([1, 2, 3, 4, 5] as const).map((stars) => write(booking.id, client, { stars, text: `${stars}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await shown(professional.id)).rating.count).toBe(1);
    expect((await told('written')).filter((id) => id === booking.id)).toHaveLength(1);
  });
});

describe('its author', () => {
  it(`changes it for ${reviewDays.edit} days, and everybody sees that it was changed`, async () => {
    const { professional, client, visit } = await parties();
    const { body } = await write((await visit()).id, client);
    expect((await edit(body.id, client, { stars: 2, text: 'Late, after all.' })).status).toBe(200);
    expect(await shown(professional.id)).toMatchObject({
      items: [{ stars: 2, text: 'Late, after all.', edited_at: expect.any(String) }],
      rating: { average: 2, count: 1 },
    });
    const written = (await rowOf(body.id))?.created_at.getTime() ?? 0;
    await expect(
      editReview(body.id, client.id, { stars: 1, text: '' }, new Date(written + reviewDays.edit * day + 1)),
    ).rejects.toMatchObject({ code: 'review_fixed' });
    await editReview(body.id, client.id, { stars: 3, text: '' }, new Date(written + reviewDays.edit * day));
    expect((await shown(professional.id)).rating.average).toBe(3);
  });

  it('takes it back with its reply, and can write another', async () => {
    const { professional, owner, client, visit } = await parties();
    const booking = await visit();
    const { body } = await write(booking.id, client);
    await reply(body.id, owner, 'Thank you!');
    expect((await remove(body.id, client)).status).toBe(200);
    expect(await shown(professional.id)).toMatchObject({ items: [], rating: { average: null, count: 0 } });
    expect((await remove(body.id, client)).status).toBe(404);
    expect((await write(booking.id, client)).status).toBe(201);
  });

  it('is the only one who can', async () => {
    const { owner, client, stranger, admin, visit } = await parties();
    const { body } = await write((await visit()).id, client);
    const before = await rowOf(body.id);
    for (const who of [owner, stranger, admin]) {
      expect((await edit(body.id, who, { stars: 1, text: '' })).body.code).toBe('review_not_found');
      expect((await remove(body.id, who)).body.code).toBe('review_not_found');
    }
    expect(await rowOf(body.id)).toEqual(before);
  });

  it('finds it among the own ones, with until when it can be changed', async () => {
    const { client, stranger, visit } = await parties();
    const booking = await visit();
    const { body } = await write(booking.id, client);
    const own = await call('GET', '/reviews', { as: client });
    expect(own.body['items']).toMatchObject([
      { id: body.id, booking_id: booking.id, is_hidden: false, editable_until: expect.stringMatching(/Z$/) },
    ]);
    expect((await call('GET', '/reviews', { as: stranger })).body['items']).toEqual([]);
  });
});

describe('a reply', () => {
  it('is one, by the professional who came; it can be changed and taken back', async () => {
    const { professional, owner, client, visit } = await parties();
    const booking = await visit();
    const { body } = await write(booking.id, client);
    expect((await reply(body.id, owner, '  Thank you!  ')).body).toMatchObject({ reply: 'Thank you!' });
    await reply(body.id, owner, 'Thank you, Maya!');
    expect((await shown(professional.id)).items).toMatchObject([
      { reply: 'Thank you, Maya!', replied_at: expect.any(String) },
    ]);
    expect((await told('replied')).filter((id) => id === booking.id)).toHaveLength(1);
    expect((await call('DELETE', `/reviews/${body.id}/reply`, { as: owner })).status).toBe(200);
    expect((await shown(professional.id)).items).toMatchObject([{ reply: null, replied_at: null }]);
  });

  it('is nobody else’s to give', async () => {
    const { client, stranger, admin, visit } = await parties();
    const other = (await parties()).owner;
    const { body } = await write((await visit()).id, client);
    for (const who of [client, stranger, admin, other]) {
      expect((await reply(body.id, who, 'Words')).body.code).toBe('review_not_found');
      expect((await call('DELETE', `/reviews/${body.id}/reply`, { as: who })).body.code).toBe('review_not_found');
    }
    expect((await rowOf(body.id))?.reply).toBeNull();
  });

  it.each(['', '   ', 'a'.repeat(1_001)])('has words, and not too many', async (text) => {
    const { owner, client, visit } = await parties();
    const { body } = await write((await visit()).id, client);
    expect((await reply(body.id, owner, text)).status).toBe(422);
  });
});

it('lists go on page by page, newest first, each review once', async () => {
  const { professional, owner } = await parties();
  for (let index = 0; index < 7; index += 1) await buildReview(db, { professional_id: professional.id, stars: 5 });
  const seen: unknown[] = [];
  for (let cursor = ''; ;) {
    const page = (await call('GET', `/professionals/${professional.id}/reviews?limit=3${cursor}`)).body as unknown as {
      items: { id: string }[];
      next_cursor: string | null;
    };
    seen.push(...page.items.map(({ id }) => id));
    if (page.next_cursor === null) break;
    cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  const { rows } = await testDatabase.pool.query<{ id: string }>(
    'select id from reviews where professional_id = $1 order by created_at desc, id desc',
    [professional.id],
  );
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect(
    ((await call('GET', '/reviews?as=professional&limit=100', { as: owner })).body['items'] as unknown[]).length,
  ).toBe(7);
  expect((await call('GET', `/professionals/${professional.id}/reviews?cursor=nonsense`)).status).toBe(422);
});

it('a professional who is not listed shows no reviews to strangers', async () => {
  const { professional } = await parties();
  await db
    .updateTable('professionals')
    .set({ verified: false, is_approved: false })
    .where('id', '=', professional.id)
    .execute();
  expect((await call('GET', `/professionals/${professional.id}/reviews`)).status).toBe(404);
});
