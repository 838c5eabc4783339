import { authSecrets } from '#app/platform/auth/auth.server.ts';
import { secretVersion } from '#app/platform/auth/library-secrets.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { webhookEndpointsStore } from '../webhook-endpoints-store.server.ts';
import { openSecret, sealSecret } from '../webhook-secret.server.ts';

/** Encrypts stored secrets with the current AUTH_SECRET, so that an older one can be removed from it. */
export async function renewWebhookSecrets(): Promise<void> {
  for (const row of await webhookEndpointsStore.listNotUnder(database(), secretVersion(authSecrets()[0]))) {
    await renew(row).catch((error: unknown) =>
      log.error({ err: error, endpoint: row.id }, 'a webhook secret could not be encrypted anew'),
    );
  }
}

async function renew(row: { id: string; secret: string }): Promise<void> {
  await webhookEndpointsStore.replaceSecret(database(), row, await sealSecret(await openSecret(row.secret)));
}
