import type { Connection } from '#app/platform/database/database.server.ts';

/** The professionals and work_photos tables. */
export const professionalsStore = {
  findById: (db: Connection, id: string) => db.selectFrom('professionals').selectAll().where('id', '=', id).executeTakeFirst(),

  findByProfileId: (db: Connection, profileId: string) =>
    db.selectFrom('professionals').selectAll().where('profile_id', '=', profileId).executeTakeFirst(),

  findByIdWithProfile: (db: Connection, id: string) =>
    db
      .selectFrom('professionals')
      .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
      .selectAll('professionals')
      .select([
        'profiles.first_name',
        'profiles.last_name',
        'profiles.email',
        'profiles.phone',
        'profiles.username',
        'profiles.profile_photo_url',
      ])
      .where('professionals.id', '=', id)
      .executeTakeFirst(),

  setOnboardingComplete: (db: Connection, id: string) =>
    db
      .updateTable('professionals')
      .set({ is_onboarding_complete: true, updated_at: new Date() })
      .where('id', '=', id)
      .where('is_approved', '=', true)
      .execute(),

  setConnectedAccount: (db: Connection, id: string, account: { stripe_account_id: string; stripe_account_status: string }) =>
    db.updateTable('professionals').set({ ...account, updated_at: new Date() }).where('id', '=', id).execute(),

  listWorkPhotos: (db: Connection, professionalId: string) =>
    db
      .selectFrom('work_photos')
      .select(['id', 'professional_id', 'url', 'caption', 'width', 'height', 'order_index'])
      .where('professional_id', '=', professionalId)
      .orderBy('order_index')
      .orderBy('id')
      .execute(),
};

export type ProfessionalWithProfile = NonNullable<Awaited<ReturnType<typeof professionalsStore.findByIdWithProfile>>>;
