import type { Insertable } from 'kysely';
import type { Cents } from '#app/lib/money.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { moneyColumns } from '#app/platform/database/money-columns.server.ts';
import { serviceColumns } from './answers/services.server.ts';
import type { ServicesTable } from './services-tables.server.ts';

const money = moneyColumns('price');
const columns = [...serviceColumns, 'stripe_product_id'] as const;

/** A service as its professional describes it; `duration` in minutes. */
export type NewService = Omit<Insertable<ServicesTable>, 'professional_id' | 'price'> & { price: Cents };

/** The columns of a service that can change. */
type ServiceChanges = Partial<NewService> & {
  stripe_product_id?: string;
  stripe_price_id?: string | null;
};

/** Queries on services; prices are cents. */
export const servicesStore = {
  findById: async (db: Connection, id: string) =>
    money.readFirst(await db.selectFrom('services').select(columns).where('id', '=', id).executeTakeFirst()),

  listByProfessional: async (db: ReadOnlyConnection, professionalId: string) =>
    money.readAll(
      await db
        .selectFrom('services')
        .select(columns)
        .where('professional_id', '=', professionalId)
        .orderBy('id')
        .execute(),
    ),

  /** A service of this professional, locked until the transaction ends. */
  findOwnForUpdate: async (trx: Transaction, id: string, professionalId: string) =>
    money.readFirst(
      await trx
        .selectFrom('services')
        .select(columns)
        .where('id', '=', id)
        .where('professional_id', '=', professionalId)
        .forUpdate()
        .executeTakeFirst(),
    ),

  /** Includes the instant of its last change, which identifies its version. */
  findOwnVersion: async (db: Connection, id: string, professionalId: string) =>
    money.readFirst(
      await db
        .selectFrom('services')
        .select([...columns, 'updated_at'])
        .where('id', '=', id)
        .where('professional_id', '=', professionalId)
        .executeTakeFirst(),
    ),

  listWithoutStripePrice: async (db: Connection, professionalId: string) =>
    money.readAll(
      await db
        .selectFrom('services')
        .select([...columns, 'updated_at'])
        .where('professional_id', '=', professionalId)
        .where('stripe_price_id', 'is', null)
        .orderBy('id')
        .execute(),
    ),

  count: async (db: Connection, professionalId: string) => {
    const { count } = await db
      .selectFrom('services')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('professional_id', '=', professionalId)
      .executeTakeFirstOrThrow();
    return count;
  },

  insert: async (trx: Transaction, professionalId: string, service: NewService) =>
    money.read(
      await trx
        .insertInto('services')
        .values(money.write({ ...service, professional_id: professionalId }))
        .returning(columns)
        .executeTakeFirstOrThrow(),
    ),

  update: async (trx: Transaction, id: string, changes: ServiceChanges) =>
    money.read(
      await trx
        .updateTable('services')
        .set(money.write({ ...changes, updated_at: new Date() }))
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),
    ),

  /** @returns the deleted service; undefined if this professional has no such service */
  removeOwn: async (trx: Transaction, id: string, professionalId: string) =>
    money.readFirst(
      await trx
        .deleteFrom('services')
        .where('id', '=', id)
        .where('professional_id', '=', professionalId)
        .returning(columns)
        .executeTakeFirst(),
    ),
};
