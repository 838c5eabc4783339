import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ServicesTable } from '#app/features/services/services-tables.server.ts';
import type { Connection } from '#app/platform/database/database.server.ts';
import { buildProfessional } from './professionals.ts';

/** Creates a payable one-hour haircut for $75.00; for a new professional unless one is given. */
export async function buildService(db: Connection, overrides: Partial<Insertable<ServicesTable>> = {}) {
  const professionalId =
    overrides.professional_id ??
    (await buildProfessional(db, { stripe_account_id: `acct_${randomUUID().slice(0, 8)}` })).id;
  return db
    .insertInto('services')
    .values({
      name: 'Haircut',
      price: '75.00',
      duration: 60,
      stripe_product_id: 'prod_haircut',
      stripe_price_id: 'price_haircut',
      ...overrides,
      professional_id: professionalId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
