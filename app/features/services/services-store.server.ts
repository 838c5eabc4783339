import type { Connection } from '#app/platform/database/database.server.ts';

const columns = [
  'id',
  'professional_id',
  'category_id',
  'name',
  'description',
  'price',
  'duration',
  'stripe_product_id',
  'stripe_price_id',
] as const;

/** The services table. */
export const servicesStore = {
  findById: (db: Connection, id: string) => db.selectFrom('services').select(columns).where('id', '=', id).executeTakeFirst(),

  listByProfessional: (db: Connection, professionalId: string) =>
    db.selectFrom('services').select(columns).where('professional_id', '=', professionalId).orderBy('id').execute(),

  setStripePrice: (db: Connection, id: string, stripe: { stripe_product_id: string; stripe_price_id: string }) =>
    db.updateTable('services').set({ ...stripe, updated_at: new Date() }).where('id', '=', id).execute(),
};
