import { expect, it } from 'vitest';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildVisit } from '#tests/factories/reviews.ts';
import { bookingJourney, eventually, type Person, personOf } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { queueBookingMails } from '#app/features/notifications/mail/commands/queue-booking-mails.server.ts';
import type { DirectoryCard } from './directory-card.ts';
import { anyProfessional, type DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import { refreshEntry } from './commands/refresh-entries.server.ts';
import { searchDirectory } from '#app/features/directory-search/queries/search-directory.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call } = bookingJourney(app, testDatabase);

const subjectsTo = async (person: Person, about: RegExp) =>
  (await app.sandbox.mails(person.email)).map(({ subject }) => subject).filter((subject) => about.test(subject));
const told = () =>
  eventually(async () => {
    const { rows } = await pool.query(
      `select name from pgboss.job where state in ('created', 'retry', 'active') and name in ('reviews.event', 'reviews.notice', 'notifications.booking-mail')`,
    );
    expect(rows).toEqual([]);
  });

async function reviewed(stars: number) {
  const service = await buildService(db);
  const professional = await db
    .selectFrom('professionals')
    .selectAll()
    .where('id', '=', service.professional_id)
    .executeTakeFirstOrThrow();
  const owner = await personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', professional.profile_id).executeTakeFirstOrThrow(),
  );
  const client = await personOf(db, await buildClient(db, { first_name: 'Maya', last_name: 'Brooks' }));
  const booking = await buildVisit(db, {
    professional_id: professional.id,
    client_id: client.id,
    service_id: service.id,
  });
  const written = await call<{ id: string }>('POST', `/bookings/${booking.id}/review`, {
    as: client,
    body: { stars, text: 'Kind & on time' },
  });
  expect(written.status).toBe(201);
  return { professional, owner, client, booking, id: written.body.id };
}

const cardOf = async (professionalId: string) => {
  const entry = await db
    .selectFrom('directory_entries')
    .select('card')
    .where('professional_id', '=', professionalId)
    .executeTakeFirst();
  return entry?.card as unknown as DirectoryCard | undefined;
};

it(
  'a review, its reply and what the team makes of it reach the directory, the pages in memory, and whom they concern, each once',
  proves('OPEN-35'),
  async () => {
    const heard: (string | undefined)[] = [];
    const listener = await testDatabase.openSession();
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('listen pages_changed');
    const { professional, owner, client, booking, id } = await reviewed(4);
    await told();
    expect(await cardOf(professional.id)).toMatchObject({ rating: 4, review_count: 1 });
    expect(await subjectsTo(owner, /review/)).toEqual(['New review: 4 stars for Haircut']);
    const admin = await personOf(db, await buildProfile(db, { role: 'admin' }));

    await listener.query('select 1');
    const before = heard.length;
    expect(before).toBeGreaterThan(0);
    for (const reply of ['Thank you!', 'Thank you, Maya!'])
      await call('PUT', `/reviews/${id}/reply`, { as: owner, body: { reply } });
    await call('DELETE', `/reviews/${id}/reply`, { as: owner });
    await call('PUT', `/reviews/${id}/reply`, { as: owner, body: { reply: 'Once more' } });
    await told();
    expect(await subjectsTo(client, /replied/)).toEqual(['Paula replied to your review']);
    await listener.query('select 1');
    expect(heard.length).toBeGreaterThan(before);

    await call('DELETE', `/reviews/${id}`, { as: client });
    await call('POST', `/bookings/${booking.id}/review`, { as: client, body: { stars: 2, text: '' } });
    await told();
    expect(await subjectsTo(owner, /New review/)).toHaveLength(1);
    expect(await cardOf(professional.id)).toMatchObject({ rating: 2, review_count: 1 });

    const own = await call<{ items: { id: string }[] }>('GET', '/reviews', { as: client });
    expect(
      (
        await call('POST', `/admin/reviews/${own.body.items[0]?.id}/decisions`, {
          as: admin,
          body: { action: 'hide', reason: 'It names a neighbor.' },
        })
      ).status,
    ).toBe(200);
    await told();
    expect(await cardOf(professional.id)).toMatchObject({ rating: 4.5, review_count: 0 });
    const [mail] = (await app.sandbox.mails(client.email)).filter(({ subject }) => subject === 'Your review is hidden');
    expect(mail?.text).toContain('It names a neighbor.');
  },
);

it('a reply that was taken back before its mail went does not silence the next one', proves('OPEN-35'), async () => {
  const { owner, id, client, booking } = await reviewed(5);
  await queueBookingMails(booking.id, 'review-replied');
  await told();
  expect(await subjectsTo(client, /repl/)).toEqual([]);
  await call('PUT', `/reviews/${id}/reply`, { as: owner, body: { reply: 'Thank you!' } });
  await told();
  expect(await subjectsTo(client, /replied/)).toHaveLength(1);
});

it('a mail about reviews that somebody has switched off is not sent', async () => {
  const { owner, id, client } = await reviewed(5);
  await told();
  await call('PUT', '/notification-preferences', {
    as: client,
    body: { recipient: 'client', kind: 'review', channel: 'mail', enabled: false },
  });
  await call('PUT', `/reviews/${id}/reply`, { as: owner, body: { reply: 'Thank you!' } });
  await told();
  expect(await subjectsTo(client, /repl/)).toEqual([]);
});

it('Highest Rating sorts by the true average, and 4.5 for those without reviews', proves('OPEN-35'), async () => {
  const [five, three] = [await reviewed(5), await reviewed(3)];
  const { professional_id: unreviewed } = await buildService(db);
  await refreshEntry(db, unreviewed);
  await told();
  const filter: DirectoryFilter = { ...anyProfessional, sort: 'rating' };
  const { cards } = await searchDirectory(filter, { cursor: undefined, limit: 100 });
  const order = cards
    .map((card) => (JSON.parse(card) as DirectoryCard).id)
    .filter((id) => [five.professional.id, three.professional.id, unreviewed].includes(id));
  expect(order).toEqual([five.professional.id, unreviewed, three.professional.id]);
});
