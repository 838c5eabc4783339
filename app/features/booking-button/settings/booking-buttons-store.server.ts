import type { Connection } from '#app/platform/database/database.server.ts';
import type { BookingButtonInput } from './booking-button.schema.ts';

/** The booking_buttons table. */
export const bookingButtonsStore = {
  find: (db: Connection, professionalId: string) =>
    db
      .selectFrom('booking_buttons')
      .select(['sites', 'color', 'label', 'theme'])
      .where('professional_id', '=', professionalId)
      .executeTakeFirst(),

  save: async (db: Connection, professionalId: string, input: BookingButtonInput): Promise<void> => {
    const settings = { ...input, updated_at: new Date() };
    await db
      .insertInto('booking_buttons')
      .values({ professional_id: professionalId, ...settings })
      .onConflict((conflict) => conflict.column('professional_id').doUpdateSet(settings))
      .execute();
  },
};
