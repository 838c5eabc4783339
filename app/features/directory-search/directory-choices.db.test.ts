import { expect, it } from 'vitest';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { anyProfessional, type DirectoryFilter } from './directory-filter.ts';
import { listServiceChoices } from './queries/directory-choices.server.ts';

const { db } = await createTestDatabase();

it('counts what each category and service leaves of the other filters, whichever services are chosen', async () => {
  const groomed = await buildService(db, { name: 'Haircut' });
  await buildService(db, { professional_id: groomed.professional_id, name: 'Blowout' });
  await buildService(db, { name: 'Haircut' });
  await buildService(db, { name: 'Oil change' });
  await buildService(db, { name: 'Kids haircut' });
  await refreshAllEntries(db);
  const counts = async (filter: Partial<DirectoryFilter>) => {
    const choices = await listServiceChoices({ ...anyProfessional, ...filter });
    return Object.fromEntries(choices.map(({ title, count }) => [title, count]));
  };
  expect(await counts({})).toMatchObject({
    'Beauty & Wellness': 3,
    'Auto Care': 1,
    Haircut: 3,
    'Kids haircut': 1,
    Blowout: 1,
  });
  const searched = { 'Beauty & Wellness': 1, 'Auto Care': 0, Haircut: 1, Blowout: 1, 'Oil change': 0 };
  expect(await counts({ search: 'kids' })).toMatchObject({ Haircut: 1, 'Kids haircut': 1, Blowout: 0 });
  expect(await counts({ search: 'blowout' })).toMatchObject(searched);
  expect(await counts({ search: 'blowout', services: ['Auto Care'] })).toMatchObject(searched);
});
