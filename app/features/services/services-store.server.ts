import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

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

/** A service as its professional describes it; `price` in dollars, `duration` in minutes. */
export type NewService = { category_id: string | null; name: string; description: string; price: string; duration: number };

/** The services table. */
export const servicesStore = {
  findById: (db: Connection, id: string) => db.selectFrom('services').select(columns).where('id', '=', id).executeTakeFirst(),

  listByProfessional: (db: Connection, professionalId: string) =>
    db.selectFrom('services').select(columns).where('professional_id', '=', professionalId).orderBy('id').execute(),

  /** Takes all services away and puts these in their place. */
  replaceAll: async (trx: Transaction, professionalId: string, services: NewService[]): Promise<void> => {
    await trx.deleteFrom('services').where('professional_id', '=', professionalId).execute();
    if (services.length === 0) return;
    await trx.insertInto('services').values(services.map((service) => ({ ...service, professional_id: professionalId }))).execute();
  },

  /** Only while the service has no price at Stripe and still costs what that price says. */
  setFirstStripePrice: (db: Connection, service: { id: string; price: string }, stripe: { stripe_product_id: string; stripe_price_id: string }) =>
    db
      .updateTable('services')
      .set({ ...stripe, updated_at: new Date() })
      .where('id', '=', service.id)
      .where('price', '=', service.price)
      .where('stripe_price_id', 'is', null)
      .execute(),
};
