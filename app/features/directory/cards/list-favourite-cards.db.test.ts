import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { listFavouriteCards } from './queries/list-favourite-cards.server.ts';
import { proves } from '#tests/support/proves.ts';

const { db } = await createTestDatabase();

describe('the list of favourites', proves('OPEN-03'), () => {
  it('has a card for each, the last saved first, with the next free time', async () => {
    const { id } = await buildClient(db);
    const saved = [await buildService(db), await buildService(db, { name: 'Beard trim', price: '25.00' })].map(
      ({ professional_id }) => professional_id,
    );
    for (const [index, professional_id] of saved.entries()) {
      await db
        .insertInto('favourites')
        .values({ profile_id: id, professional_id, created_at: new Date(2026, 0, 1 + index) })
        .execute();
    }
    await refreshAllEntries(db);
    const { cards, unlistedIds } = await listFavouriteCards(id);
    expect(cards).toMatchObject([
      {
        id: saved[1],
        services: 'Beard trim',
        priceFrom: '$25.00',
        freeSlots: expect.arrayContaining([expect.anything()]),
      },
      { id: saved[0], services: 'Haircut' },
    ]);
    expect(unlistedIds).toEqual([]);
  });

  it('says how many are not listed any more, and nothing else of them', async () => {
    const [{ id }, { professional_id }] = [await buildClient(db), await buildService(db)];
    await db.insertInto('favourites').values({ profile_id: id, professional_id }).execute();
    await db
      .updateTable('professionals')
      .set({ verified: false, is_approved: false })
      .where('id', '=', professional_id)
      .execute();
    await refreshAllEntries(db);
    expect(await listFavouriteCards(id)).toEqual({ cards: [], unlistedIds: [professional_id] });
  });

  it('is empty for who saved nobody', async () => {
    expect(await listFavouriteCards((await buildClient(db)).id)).toEqual({ cards: [], unlistedIds: [] });
  });
});
