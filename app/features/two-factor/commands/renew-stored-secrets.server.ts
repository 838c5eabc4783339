import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { auth, authSecrets } from '#app/platform/auth/auth.server.ts';
import { secretVersion } from '#app/platform/auth/library-secrets.server.ts';
import { hashPlainTokens } from '#app/features/sessions/commands/hash-plain-tokens.server.ts';
import { twoFactorStore } from '../two-factor-store.server.ts';

/**
 * Updates stored secrets, every night: hashes session tokens of versions that did not, and re-encrypts two-factor data
 * with the current secret, so that an older one can be removed from AUTH_SECRET (docs/decisions/037-signing-in.md). Not
 * at boot: running instances of the previous version could read neither.
 */
export async function renewStoredSecrets(): Promise<void> {
  await hashPlainTokens();
  const stale = await twoFactorStore.listNotUnder(database(), secretVersion(authSecrets()[0]));
  for (const row of stale) {
    await renew(row).catch((error: unknown) => {
      log.error(
        { err: error, user: row.user_id },
        'a two-factor secret could not be encrypted anew: its secret is missing in AUTH_SECRET',
      );
    });
  }
}

type Stored = Awaited<ReturnType<typeof twoFactorStore.listNotUnder>>[number];

async function renew(row: Stored): Promise<void> {
  const { secretConfig: key } = await auth().$context;
  const anew = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  await twoFactorStore.replaceCiphers(database(), row, {
    secret: await anew(row.secret),
    backup_codes: await anew(row.backup_codes),
  });
}
