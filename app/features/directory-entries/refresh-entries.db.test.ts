import { describe, expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { readDaySlots } from '#app/features/slots/queries/read-slots.server.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries, refreshDueEntries, refreshEntry } from './commands/refresh-entries.server.ts';
import { anyProfessional } from '#app/features/directory-search/directory-filter.ts';
import { searchDirectory } from '#app/features/directory-search/queries/search-directory.server.ts';

const { db, pool, openSession } = await createTestDatabase();

const dateOf = (instant: string, zone: string) => localDate(epochMinutesOf(new Date(instant)), zone);

const entryOf = (id: string) =>
  db.selectFrom('directory_entries').selectAll().where('professional_id', '=', id).executeTakeFirst();

describe('directory entries', () => {
  it('appear, change and disappear with the professional', async () => {
    const { professional_id: id } = await buildService(db, { name: 'Haircut', price: '80.00' });
    await buildService(db, { professional_id: id, name: 'Beard trim', price: '25.50' });
    await refreshEntry(db, id);
    expect((await entryOf(id))?.card).toMatchObject({ price_from: '25.50', service_names: ['Haircut', 'Beard trim'] });
    await db.updateTable('professionals').set({ verified: false, is_approved: false }).where('id', '=', id).execute();
    await refreshEntry(db, id);
    expect(await entryOf(id)).toBeUndefined();
    await refreshEntry(db, id);
  });

  it('say when somebody is free next, and never for who cannot be booked', async () => {
    const bookable = await buildService(db);
    const unverified = await buildProfessional(db, { verified: false, stripe_account_id: 'acct_unverified' });
    await buildService(db, { professional_id: unverified.id });
    const withoutServices = await buildProfessional(db);
    const unpaid = await buildProfessional(db);
    await buildService(db, { professional_id: unpaid.id });
    const unpriced = await buildService(db, { stripe_price_id: null });
    await refreshAllEntries(db);
    expect((await entryOf(bookable.professional_id))?.card.next_free_at).not.toBeNull();
    expect((await entryOf(unverified.id))?.card.next_free_at).toBeNull();
    for (const id of [unpaid.id, unpriced.professional_id])
      expect(await entryOf(id)).toMatchObject({ next_free_at: null, free_days: null });
    expect((await entryOf(withoutServices.id))?.card).toMatchObject({
      next_free_at: null,
      price_from: null,
      service_names: [],
    });
  });

  it('tell the next three free slots of the shortest service, as the booking page offers them', async () => {
    const { professional_id: id } = await buildService(db, { duration: 120 });
    const shortest = await buildService(db, { professional_id: id, duration: 30 });
    await refreshEntry(db, id);
    const card = (await entryOf(id))?.card;
    const asked = { professionalId: id, serviceId: shortest.id, viewerId: null, zip: null };
    const days = new Set(card?.free_slots?.times.map((time) => dateOf(time, card.time_zone)));
    const slots = await Promise.all([...days].map(async (day) => (await readDaySlots(asked, day)).slots));
    const offered = slots.flat().flatMap((slot) => (slot.available ? [new Date(slot.starts_at).toISOString()] : []));
    expect(card?.free_slots?.service_id).toBe(shortest.id);
    expect(card?.free_slots?.times).toHaveLength(3);
    expect(offered.slice(0, 3)).toEqual(card?.free_slots?.times);
  });

  it('are written again only if they changed or are old', async () => {
    const { professional_id: id } = await buildService(db, { price: '80.00' });
    await refreshEntry(db, id);
    const agedBy = (minutes: number) =>
      pool.query(
        `update directory_entries set refreshed_at = now() - make_interval(mins => $2) where professional_id = $1`,
        [id, minutes],
      );
    const minutesOld = async () => Math.round((Date.now() - Number((await entryOf(id))?.refreshed_at)) / 60_000);
    await agedBy(20);
    await refreshEntry(db, id);
    expect(await minutesOld()).toBe(20);
    await agedBy(31);
    await refreshEntry(db, id);
    expect(await minutesOld()).toBe(0);
    await agedBy(20);
    await db.updateTable('services').set({ price: '75.00' }).where('professional_id', '=', id).execute();
    await refreshEntry(db, id);
    expect(await minutesOld()).toBe(0);
    expect((await entryOf(id))?.card).toMatchObject({ price_from: '75.00' });
  });

  it('show the first work photo that was not removed', async () => {
    const { professional_id: id } = await buildService(db);
    const photo = { professional_id: id, caption: null, width: 480, height: 600 };
    await db
      .insertInto('work_photos')
      .values([
        { ...photo, url: '/removed.webp', order_index: 0, removed_at: new Date() },
        { ...photo, url: '/second.webp', order_index: 2 },
        { ...photo, url: '/first.webp', order_index: 1 },
      ])
      .execute();
    await refreshEntry(db, id);
    expect((await entryOf(id))?.card.work_photo).toBe('/first.webp');
  });

  it('are made by the minute job when they are missing, an hour old or their free time has passed', async () => {
    const [missing, old, passed, fresh] = await Promise.all(
      [1, 2, 3, 4].map(async () => (await buildService(db)).professional_id),
    );
    await refreshAllEntries(db);
    const longAgo = new Date('2020-01-01T00:00:00Z');
    await db
      .deleteFrom('directory_entries')
      .where('professional_id', '=', missing ?? '')
      .execute();
    await db
      .updateTable('directory_entries')
      .set({ refreshed_at: longAgo })
      .where('professional_id', '=', old ?? '')
      .execute();
    await db
      .updateTable('directory_entries')
      .set({ next_free_at: longAgo })
      .where('professional_id', '=', passed ?? '')
      .execute();
    const before = await entryOf(fresh ?? '');
    await refreshDueEntries(db);
    expect(await entryOf(missing ?? '')).toBeDefined();
    expect((await entryOf(old ?? ''))?.refreshed_at.getTime()).toBeGreaterThan(longAgo.getTime());
    expect((await entryOf(passed ?? ''))?.next_free_at?.getTime()).toBeGreaterThan(Date.now());
    expect((await entryOf(fresh ?? ''))?.refreshed_at).toEqual(before?.refreshed_at);
  });

  it('tell other instances of a change, and only of a change', async () => {
    const { professional_id: id } = await buildService(db);
    const heard: (string | undefined)[] = [];
    const listener = await openSession();
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('listen pages_changed');
    await refreshEntry(db, id);
    await refreshEntry(db, id);
    await listener.query('select 1');
    expect(heard).toEqual(['directory']);
  });

  it('survive being made by many at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await buildService(db)).professional_id));
    await Promise.all(
      [...ids, ...ids.toReversed()]
        .map((id) => refreshEntry(db, id))
        .concat(refreshAllEntries(db), refreshAllEntries(db)),
    );
    for (const id of ids) expect(await entryOf(id)).toBeDefined();
  });
});

describe('paging', () => {
  it.each(['rating', 'name_asc', 'name_desc', 'next_free'] as const)(
    'covers everybody exactly once by %s, although all are alike and some come and go',
    async (sort) => {
      const ids = await Promise.all(Array.from({ length: 7 }, async () => (await buildService(db)).professional_id));
      await refreshAllEntries(db);
      const filter = { ...anyProfessional, sort };
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await searchDirectory(filter, { cursor, limit: 2 });
        seen.push(...page.cards.map((card) => (JSON.parse(card) as { id: string }).id));
        expect(page.cards.length).toBeGreaterThan(0);
        cursor = page.next_cursor ?? undefined;
        if (seen.length === 4)
          await db
            .deleteFrom('directory_entries')
            .where('professional_id', '=', seen[0] ?? '')
            .execute();
      } while (cursor !== undefined);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(ids));
    },
  );

  it('counts to 1,000 and then says that there are more', async () => {
    const people = await pool.query(
      `insert into auth_user (name, email) select 'm', n || '@many.test' from generate_series(1, 1002) n returning id`,
    );
    const userIds = people.rows.map((row: { id: string }) => row.id);
    await pool.query(
      `insert into profiles (id, email, username) select id, id || '@many.test', 'many' || id from unnest($1::uuid[]) id`,
      [userIds],
    );
    await pool.query(
      `insert into professionals (profile_id, verified, bio) select id, true, 'multitude' from unnest($1::uuid[]) id`,
      [userIds],
    );
    await refreshAllEntries(db);
    const many = await searchDirectory({ ...anyProfessional, search: 'multitude' }, { cursor: undefined, limit: 24 });
    expect(many).toMatchObject({ total: 1_000, total_capped: true });
  });
});
