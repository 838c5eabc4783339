import { openSealedText } from '#app/platform/auth/sealed-text.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import type { CaldavLogin } from '#app/features/calendar-servers/caldav/commands/ask-caldav.server.ts';
import { calendarAccountsStore } from './calendar-accounts-store.server.ts';

/** How an account is opened: with a password, or with what its owner allowed at Google. */
export type AccountLogin = ({ provider: 'caldav' } & CaldavLogin) | { provider: 'google'; refreshToken: string };

/** The login of an account, decrypted; undefined if it is gone. */
export async function findLogin(accountId: string): Promise<AccountLogin | undefined> {
  const account = await calendarAccountsStore.find(database(), accountId);
  return account && openLogin(account);
}

export async function openLogin({
  provider,
  username,
  sealed_password,
}: {
  provider: AccountLogin['provider'];
  username: string;
  sealed_password: string;
}): Promise<AccountLogin> {
  const secret = await openSealedText(sealed_password);
  return provider === 'google' ? { provider, refreshToken: secret } : { provider, username, password: secret };
}
