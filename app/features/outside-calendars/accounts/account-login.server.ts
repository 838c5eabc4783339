import { openSealedText } from '#app/platform/auth/sealed-text.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import type { CaldavLogin } from '../caldav/ask-caldav.server.ts';
import { calendarAccountsStore } from './calendar-accounts-store.server.ts';

/** The login of an account, decrypted; undefined if it is gone. */
export async function findLogin(accountId: string): Promise<CaldavLogin | undefined> {
  const account = await calendarAccountsStore.find(database(), accountId);
  if (!account) return undefined;
  return { username: account.username, password: await openSealedText(account.sealed_password) };
}
