import { database } from '#app/platform/database/database.server.ts';
import type { ClientMoney } from '../client-money.ts';
import { clientMoneyStore } from '../client-money-store.server.ts';

/** Returns the totals of a client's payments, for the client in person. */
export function readClientMoney(clientId: string): Promise<ClientMoney> {
  return clientMoneyStore.sum(database(), clientId);
}
