import { expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readProfilePage } from './profile-page.server.ts';
import { proves } from '#tests/support/proves.ts';

const { db, pool } = await createTestDatabase();

it('a portfolio that cannot be read leaves the rest of the page', proves('API-029'), async () => {
  const professional = await buildProfessional(db);
  await pool.query('alter table work_photos rename to work_photos_away');
  const page = await readProfilePage(professional.id, undefined);
  expect(page).toMatchObject({ state: 'known', profile: { id: professional.id, photos: [] } });
});
