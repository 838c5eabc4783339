import { describe, expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { showDirectory } from './queries/show-directory.server.ts';
import { proves } from '#tests/support/proves.ts';

const { db, pool } = await createTestDatabase();
useConfig(readConfig({}));

describe('the page of the directory', () => {
  it('shows nobody while nobody has signed up', async () => {
    const view = await showDirectory(new URLSearchParams());
    expect(view.isUnread).toBe(false);
    expect(view).toMatchObject({ cards: [], total: 0, nextCursor: null });
  });

  it('shows the listed ones, passing over nonsense in the address', async () => {
    await buildService(db, { name: 'Haircut' });
    await refreshAllEntries(db);
    const view = await showDirectory(new URLSearchParams('sort=best&cursor=zzz&date=2001-01-01&search=haircut'));
    expect(view.filter).toMatchObject({ search: 'haircut', date: '', sort: 'relevance' });
    expect(view.cards).toMatchObject([{ name: 'Paula Professional', services: 'Haircut', priceFrom: '$75.00' }]);
  });

  it('shows nobody when the list cannot be loaded', proves('DIR-029', 'DIR-030'), async () => {
    await pool.query('alter table directory_entries rename to directory_entries_away');
    const view = await showDirectory(new URLSearchParams('search=other'));
    expect(view.isUnread).toBe(true);
    expect(view).toMatchObject({ cards: [], total: 0 });
  });
});
