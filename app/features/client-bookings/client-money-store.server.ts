import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { ClientMoney } from './client-money.ts';

/** Adds up everything a client ever paid, including for bookings they have deleted since. */
export const clientMoneyStore = {
  sum: async (db: Connection, clientId: string): Promise<ClientMoney> => {
    const { rows } = await sql<ClientMoney>`
      select coalesce(sum(m.kept), 0)::numeric(14,2)::text as paid,
        coalesce(sum(m.refunded) filter (where b.status in ('confirmed', 'completed')), 0)::numeric(14,2)::text as refunded,
        coalesce(sum(m.kept) filter (where b.id is null or b.status = 'cancelled'), 0)::numeric(14,2)::text as fees
      from payment_money m left join bookings b on b.id = m.booking_id where m.client_id = ${clientId}`.execute(db);
    return rows[0] ?? { paid: '0.00', refunded: '0.00', fees: '0.00' };
  },
};
