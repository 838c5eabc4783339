import type { Transaction } from '#app/platform/database/database.server.ts';

/** The bookings, hold_records and hand_entered_visits tables, as a payment changes them. */
export const paidHoldsStore = {
  /**
   * Confirms a hold that was paid, forgets what its client has held before, and ends the visit entered by hand that it
   * pays for, in one statement.
   * @returns false if it is no hold any more
   */
  confirm: async (trx: Transaction, id: string, paymentMethod: string | null): Promise<boolean> => {
    const confirmed = await trx
      .with('confirmed', (query) =>
        query
          .updateTable('bookings')
          .set({ payment_method: paymentMethod, status: 'confirmed', updated_at: new Date() })
          .where('id', '=', id)
          .where('status', '=', 'pending')
          .returning(['id', 'client_id']),
      )
      .with('forgotten', (query) =>
        query
          .deleteFrom('hold_records')
          .using('confirmed')
          .whereRef('hold_records.client_id', '=', 'confirmed.client_id'),
      )
      .with('paid', (query) =>
        query
          .updateTable('hand_entered_visits')
          .set({ paid_at: new Date() })
          .from('confirmed')
          .whereRef('hand_entered_visits.booking_id', '=', 'confirmed.id'),
      )
      .selectFrom('confirmed')
      .select('id')
      .executeTakeFirst();
    return confirmed !== undefined;
  },
};
