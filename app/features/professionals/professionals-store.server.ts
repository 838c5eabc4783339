import type { Updateable } from 'kysely';
import type { ProfessionalsTable } from './professionals-tables.server.ts';
import { type InCents, moneyColumns } from '#app/platform/database/money-columns.server.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';

const money = moneyColumns('travel_fee');

const profileColumns = [
  'profiles.first_name',
  'profiles.last_name',
  'profiles.email',
  'profiles.phone',
  'profiles.username',
  'profiles.profile_photo_url',
] as const;

/** What professionals state about their business; never flags or accounts (OPEN-19). */
export type ProfessionalDetails = InCents<
  Pick<
    Updateable<ProfessionalsTable>,
    | 'bio'
    | 'service_area'
    | 'service_area_zip'
    | 'latitude'
    | 'longitude'
    | 'time_zone'
    | 'service_radius'
    | 'travel_fee'
    | 'years_experience'
    | 'service_location'
    | 'agreed_to_marketing'
    | 'agreed_terms'
    | 'agreed_terms_at'
    | 'applied_at'
  >,
  'travel_fee'
>;

/** The columns that only the team sets. */
export type ReviewFlags = Pick<
  Updateable<ProfessionalsTable>,
  'is_approved' | 'verified' | 'rejected_at' | 'suspended_at' | 'approved_categories'
>;

/** What a professional's page is made of. */
const shownColumns = [
  'professionals.id',
  'professionals.profile_id',
  'professionals.headline',
  'professionals.bio',
  'professionals.service_area',
  'professionals.service_area_zip',
  'professionals.service_radius',
  'professionals.travel_fee',
  'professionals.years_experience',
  'professionals.time_zone',
  'professionals.image',
  'professionals.verified',
  'professionals.is_approved',
  'professionals.stripe_account_id',
  'professionals.stripe_account_status',
  ...profileColumns,
] as const;

/** Queries on professionals. */
export const professionalsStore = {
  findLicense: (db: Connection, id: string) =>
    db.selectFrom('professional_licenses').select('last_day').where('professional_id', '=', id).executeTakeFirst(),

  findById: async (db: Connection, id: string) =>
    money.readFirst(await db.selectFrom('professionals').selectAll().where('id', '=', id).executeTakeFirst()),

  findByProfileId: async (db: Connection, profileId: string) =>
    money.readFirst(
      await db.selectFrom('professionals').selectAll().where('profile_id', '=', profileId).executeTakeFirst(),
    ),

  /** Locks the row until the transaction ends. */
  findByProfileIdForUpdate: async (trx: Transaction, profileId: string) =>
    money.readFirst(
      await trx
        .selectFrom('professionals')
        .selectAll()
        .where('profile_id', '=', profileId)
        .forUpdate()
        .executeTakeFirst(),
    ),

  /** Locks the row until the transaction ends. */
  findByIdForUpdate: async (trx: Transaction, id: string) =>
    money.readFirst(
      await trx.selectFrom('professionals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    ),

  setReviewFlags: (trx: Transaction, id: string, flags: ReviewFlags) =>
    trx
      .updateTable('professionals')
      .set({ ...flags, updated_at: new Date() })
      .where('id', '=', id)
      .execute(),

  remove: (trx: Transaction, id: string) => trx.deleteFrom('professionals').where('id', '=', id).execute(),

  findByIdWithProfile: async (db: Connection, id: string) =>
    money.readFirst(
      await db
        .selectFrom('professionals')
        .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
        .selectAll('professionals')
        .select(profileColumns)
        .where('professionals.id', '=', id)
        .executeTakeFirst(),
    ),

  findShown: async (db: ReadOnlyConnection, id: string) =>
    money.readFirst(
      await db
        .selectFrom('professionals')
        .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
        .select(shownColumns)
        .where('professionals.id', '=', id)
        .executeTakeFirst(),
    ),

  setOnboardingComplete: (db: Connection, id: string) =>
    db
      .updateTable('professionals')
      .set({ is_onboarding_complete: true, updated_at: new Date() })
      .where('id', '=', id)
      .where('is_approved', '=', true)
      .execute(),

  findByStripeAccount: async (db: Connection, accountId: string) =>
    money.readFirst(
      await db.selectFrom('professionals').selectAll().where('stripe_account_id', '=', accountId).executeTakeFirst(),
    ),

  /** Only if there is none: a professional keeps the first account. */
  setFirstStripeAccount: (db: Connection, id: string, accountId: string) =>
    db
      .updateTable('professionals')
      .set({ stripe_account_id: accountId, stripe_account_status: 'pending', updated_at: new Date() })
      .where('id', '=', id)
      .where('stripe_account_id', 'is', null)
      .execute(),

  /** Disconnects the account, so that the professional can connect another one. */
  removeStripeAccount: (db: Connection, id: string, accountId: string) =>
    db
      .updateTable('professionals')
      .set({ stripe_account_id: null, stripe_account_status: null, updated_at: new Date() })
      .where('id', '=', id)
      .where('stripe_account_id', '=', accountId)
      .execute(),

  /** @returns whether it is another status than before */
  setStripeAccountStatus: async (db: Connection, id: string, status: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('professionals')
      .set({ stripe_account_status: status, updated_at: new Date() })
      .where('id', '=', id)
      .where('stripe_account_status', 'is distinct from', status)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Sets the bio and with it the date of the last update (OPEN-53). */
  setBio: (trx: Transaction, id: string, bio: string | null) =>
    trx
      .updateTable('professionals')
      .set({ bio, updated_at: new Date() })
      .where('id', '=', id)
      .returning('updated_at')
      .executeTakeFirstOrThrow(),

  insert: (db: Connection, profileId: string, details: ProfessionalDetails) =>
    db
      .insertInto('professionals')
      .values(money.write({ profile_id: profileId, ...details }))
      .returning('id')
      .executeTakeFirstOrThrow(),

  update: (db: Connection, id: string, details: ProfessionalDetails) =>
    db
      .updateTable('professionals')
      .set(money.write({ ...details, updated_at: new Date() }))
      .where('id', '=', id)
      .execute(),
};

export type ShownProfessional = NonNullable<Awaited<ReturnType<typeof professionalsStore.findShown>>>;
