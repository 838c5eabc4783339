import type { Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { serviceColumns } from './answers/services.server.ts';
import type { ServicesTable } from './services-tables.server.ts';

const columns = [...serviceColumns, 'stripe_product_id'] as const;

/** A service as its professional describes it; `price` in dollars, `duration` in minutes. */
export type NewService = Omit<Insertable<ServicesTable>, 'professional_id'>;

/** The columns of a service that can change. */
type ServiceChanges = Partial<Omit<NewService, 'category_id'>> & {
  stripe_product_id?: string;
  stripe_price_id?: string | null;
};

/** Queries on services. */
export const servicesStore = {
  findById: (db: Connection, id: string) =>
    db.selectFrom('services').select(columns).where('id', '=', id).executeTakeFirst(),

  listByProfessional: (db: Connection, professionalId: string) =>
    db.selectFrom('services').select(columns).where('professional_id', '=', professionalId).orderBy('id').execute(),

  /** A service of this professional, locked until the transaction ends. */
  findOwnForUpdate: (trx: Transaction, id: string, professionalId: string) =>
    trx
      .selectFrom('services')
      .select(columns)
      .where('id', '=', id)
      .where('professional_id', '=', professionalId)
      .forUpdate()
      .executeTakeFirst(),

  /** Includes the instant of its last change, which identifies its version. */
  findOwnVersion: (db: Connection, id: string, professionalId: string) =>
    db
      .selectFrom('services')
      .select([...columns, 'updated_at'])
      .where('id', '=', id)
      .where('professional_id', '=', professionalId)
      .executeTakeFirst(),

  listWithoutStripePrice: (db: Connection, professionalId: string) =>
    db
      .selectFrom('services')
      .select([...columns, 'updated_at'])
      .where('professional_id', '=', professionalId)
      .where('stripe_price_id', 'is', null)
      .orderBy('id')
      .execute(),

  count: async (db: Connection, professionalId: string) => {
    const { count } = await db
      .selectFrom('services')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('professional_id', '=', professionalId)
      .executeTakeFirstOrThrow();
    return count;
  },

  insert: (trx: Transaction, professionalId: string, service: NewService) =>
    trx
      .insertInto('services')
      .values({ ...service, professional_id: professionalId })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  update: (trx: Transaction, id: string, changes: ServiceChanges) =>
    trx
      .updateTable('services')
      .set({ ...changes, updated_at: new Date() })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** @returns the deleted service; undefined if this professional has no such service */
  removeOwn: (trx: Transaction, id: string, professionalId: string) =>
    trx
      .deleteFrom('services')
      .where('id', '=', id)
      .where('professional_id', '=', professionalId)
      .returning(columns)
      .executeTakeFirst(),

  /** Replaces all services of a professional. */
  replaceAll: async (trx: Transaction, professionalId: string, services: NewService[]): Promise<void> => {
    await trx.deleteFrom('services').where('professional_id', '=', professionalId).execute();
    if (services.length === 0) return;
    await trx
      .insertInto('services')
      .values(services.map((service) => ({ ...service, professional_id: professionalId })))
      .execute();
  },
};
