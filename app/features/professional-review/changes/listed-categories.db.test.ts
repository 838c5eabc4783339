import { expect, it } from 'vitest';
import { listedCategories } from '#app/features/services/catalogue/categories-of-services.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildApplicant } from '#tests/factories/applications.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readOwnDocuments } from '../documents/queries/own-documents.server.ts';
import { decideApplication } from '../review/commands/decide-application.server.ts';
import { proposeChange } from './commands/propose-change.server.ts';
import { listUnlistedCategories } from './queries/list-unlisted-categories.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
await startTestApi(testDatabase);

const groom = (professional_id: string) => buildService(db, { professional_id, name: 'Full groom', category_id: null });

it('the categories of somebody approved before the first service follow the services', async () => {
  const adminId = (await buildProfile(db, { role: 'admin', type: null })).id;
  const { id, profile_id } = await buildApplicant(db);
  await decideApplication(adminId, id, { action: 'approve' });
  const service = await groom(id);
  const { approved_categories } = await db
    .selectFrom('professionals')
    .select('approved_categories')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(listedCategories([service], approved_categories)).toEqual(['pet-services']);
  expect((await readOwnDocuments(id))?.categories).toEqual(['pet-services']);
  expect(await listUnlistedCategories(profile_id)).toEqual([]);
});

it('a service of a category that the team has not accepted is named until its professional asks for it', async () => {
  const { id, profile_id } = await buildProfessional(db, { approved_categories: ['auto-care'] });
  await groom(id);
  expect(await listUnlistedCategories(profile_id)).toEqual(['pet-services']);
  await proposeChange(
    { userId: profile_id, professionalId: id },
    { change: 'set_categories', categories: ['auto-care', 'pet-services'] },
  );
  expect(await listUnlistedCategories(profile_id)).toEqual([]);
});
