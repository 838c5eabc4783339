import { expect, it } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { listServiceOffers } from './queries/list-service-offers.server.ts';

const { db } = await createTestDatabase();

it('says what a service costs at least, how long it takes and how many listed professionals offer it', async () => {
  const { professional_id: id } = await buildService(db, { name: 'HAIRCUT', price: '80.00', duration: 45 });
  await buildService(db, { professional_id: id, name: 'Haircut', price: '65.00', duration: 90 });
  await buildService(db, { name: 'Haircut', price: '70.00', duration: 120 });
  await buildService(db, { name: 'Oil change', price: '49.50', duration: 30 });
  const unlisted = await buildProfessional(db, { verified: false, is_approved: false });
  await buildService(db, { professional_id: unlisted.id, name: 'Oil change', price: '1.00' });
  await refreshAllEntries(db);
  const offers = await listServiceOffers();
  expect(offers.get('Haircut')).toBe('From $65.00 · 45 min · 2 professionals');
  expect(offers.get('Oil change')).toBe('From $49.50 · 30 min · 1 professional');
  expect(offers.has('Pedicure')).toBe(false);
});
