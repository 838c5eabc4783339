import { describe, expect, it } from 'vitest';
import { reviewJourney } from '#tests/support/review-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const { call, parties, write, edit, remove, reply, report, decide, shown } = reviewJourney(
  await startTestApi(testDatabase),
  testDatabase,
);

const auditOf = async (id: string) =>
  (
    await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id]);
const mailsTo = async (email: string) =>
  (
    await pool.query<{ data: { decision: string; reason: string } }>(
      `select data from pgboss.job where name = 'reviews.notice' and data ->> 'email' = $1 order by created_on`,
      [email],
    )
  ).rows.map(({ data }) => data.decision);
const toDecide = async (filter: string, as: Awaited<ReturnType<typeof parties>>['admin']) =>
  (await call('GET', `/admin/reviews?limit=100&filter=${filter}`, { as })).body['items'] as { id: string }[];

async function reviewed() {
  const people = await parties();
  const booking = await people.visit();
  const { body } = await write(booking.id, people.client, { stars: 1, text: 'His neighbor Sue told me so.' });
  return { ...people, booking, id: body.id };
}

describe('a hidden review', () => {
  it('counts in no average, and only its parties and the team see it; shown again, it counts again', async () => {
    const { professional, owner, client, admin, visit, id } = await reviewed();
    await write((await visit()).id, client, { stars: 5, text: 'Fine' });
    expect((await shown(professional.id)).rating).toMatchObject({ average: 3, count: 2 });
    for (const _ of ['asked', 'asked again, as after an answer that was lost'])
      expect((await decide(id, admin, 'hide')).status).toBe(200);
    expect(await shown(professional.id)).toMatchObject({ items: [{ stars: 5 }], rating: { average: 5, count: 1 } });
    expect((await shown(professional.id)).items).toHaveLength(1);
    expect((await call('GET', '/reviews', { as: client })).body['items']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, is_hidden: true, hidden_reason: 'It names a neighbor.', editable_until: null }),
      ]),
    );
    expect((await call('GET', '/reviews?as=professional', { as: owner })).body['items']).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, is_hidden: true })]),
    );
    expect((await toDecide('hidden', admin)).map((review) => review.id)).toContain(id);
    expect((await decide(id, admin, 'restore', 'The neighbor agrees.')).status).toBe(200);
    expect((await shown(professional.id)).rating).toMatchObject({ average: 3, count: 2 });
    expect(await auditOf(id)).toEqual([
      ['review.hidden', admin.id],
      ['review.restored', admin.id],
    ]);
    expect(await mailsTo(client.email)).toEqual(['hidden', 'restored']);
  });

  it('can neither be changed nor taken back nor replied to nor reported: else it could be written anew', async () => {
    const { owner, client, admin, booking, id } = await reviewed();
    await decide(id, admin, 'hide');
    const refused = [
      await edit(id, client, { stars: 2, text: 'Once more' }),
      await remove(id, client),
      await reply(id, owner, 'Words'),
      await report(id, owner),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'review_hidden']);
    expect((await write(booking.id, client, { stars: 1, text: 'Once more' })).body.code).toBe('review_exists');
  });
});

describe('a report', () => {
  it('comes first for the team, which leaves the review or hides it; the professional hears of it', async () => {
    const { owner, admin, client, id } = await reviewed();
    const later = await reviewed();
    for (const _ of ['asked', 'asked again, as after an answer that was lost'])
      expect((await report(id, owner)).status).toBe(201);
    expect((await toDecide('all', admin))[0]).toMatchObject({
      id,
      report_open: true,
      report: { reason: 'It is about somebody else.' },
      client_name: 'Maya Brooks',
    });
    expect((await toDecide('all', admin)).map((review) => review.id)).toContain(later.id);
    expect((await toDecide('reported', admin)).map((review) => review.id)).toEqual([id]);
    expect((await decide(id, admin, 'keep', 'It is about the visit.')).status).toBe(200);
    expect((await call('GET', '/reviews?as=professional', { as: owner })).body['items']).toMatchObject([
      { report: { state: 'kept', answer: 'It is about the visit.' }, may_report: false },
    ]);
    expect([await mailsTo(owner.email), await mailsTo(client.email)]).toEqual([['kept'], []]);
  });

  it('is one, until the review is changed', async () => {
    const { owner, client, admin, id } = await reviewed();
    await report(id, owner);
    // Asked again in the same words, as after an answer that was lost.
    expect((await report(id, owner)).status).toBe(201);
    await decide(id, admin, 'keep');
    expect((await report(id, owner)).body.code).toBe('review_reported');
    await edit(id, client, { stars: 1, text: 'Other words.' });
    expect((await report(id, owner)).status).toBe(201);
  });

  it('that is open stays so when the review is changed', async () => {
    const { owner, client, admin, id } = await reviewed();
    await report(id, owner);
    await edit(id, client, { stars: 1, text: 'Other words.' });
    expect((await toDecide('reported', admin)).map((review) => review.id)).toContain(id);
  });

  it('is the professional’s only, and needs words', async () => {
    const { owner, client, stranger, admin, id } = await reviewed();
    for (const who of [client, stranger, admin]) expect((await report(id, who)).body.code).toBe('review_not_found');
    expect((await report(id, owner, '  ')).status).toBe(422);
  });
});

describe('a decision', () => {
  it('is the team’s: to everybody else the calls do not exist', async () => {
    const { owner, client, stranger, professional, id } = await reviewed();
    for (const who of [owner, client, stranger]) {
      expect((await decide(id, who, 'hide')).status).toBe(404);
      expect((await call('GET', '/admin/reviews', { as: who })).status).toBe(404);
    }
    expect((await shown(professional.id)).rating.count).toBe(1);
    expect(await auditOf(id)).toEqual([]);
  });

  it('is about the words that were seen: changed ones are shown first, and the report stays open', async () => {
    const { owner, client, admin, id } = await reviewed();
    const seen = { stars: 1, text: 'His neighbor Sue told me so.' };
    const changed = { stars: 1, text: 'He is a fool.' };
    await report(id, owner);
    await edit(id, client, changed);
    for (const action of ['keep', 'hide'])
      expect(await decide(id, admin, action, 'It is about the visit.', seen)).toMatchObject({
        status: 409,
        body: { code: 'review_decided', details: { saved: changed } },
      });
    expect((await toDecide('reported', admin)).map((review) => review.id)).toContain(id);
    expect([await auditOf(id), await mailsTo(owner.email)]).toEqual([[], []]);
    for (const _ of ['asked', 'asked again, as after an answer that was lost'])
      expect((await decide(id, admin, 'hide', 'It insults.', changed)).status).toBe(200);
  });

  it('needs a reason, and a review as it supposes', async () => {
    const { admin, id } = await reviewed();
    expect((await decide(id, admin, 'hide', ' ')).status).toBe(422);
    for (const action of ['restore', 'keep'])
      expect((await decide(id, admin, action)).body.code).toBe('review_decided');
    const both = await Promise.all([decide(id, admin, 'hide'), decide(id, admin, 'hide')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await auditOf(id)).toHaveLength(1);
  });
});
