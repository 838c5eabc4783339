import type { Connection } from '#app/platform/database/database.server.ts';
import { clientName } from '../client-row.ts';
import { clientsStore } from '../clients-store.server.ts';

/** The clients whose email and phone their professional sees, because they have paid for a booking. */
export async function listReachableClients(db: Connection, professionalId: string) {
  const rows = await clientsStore.listReachable(db, professionalId);
  return rows.map(({ email, phone, ...client }) => ({
    name: clientName({ ...client, email }),
    email: email || null,
    phone: phone || null,
    location: null,
  }));
}
