import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { auth, authSecrets } from './auth.server.ts';
import { secretVersion } from './library-secrets.server.ts';

/** Encrypts a secret of somebody's that we have to know again, with the current AUTH_SECRET. */
export async function sealText(text: string): Promise<string> {
  const { secretConfig: key } = await auth().$context;
  return symmetricEncrypt({ key, data: text });
}

/** Decrypts it. @throws Error if its secret is missing in AUTH_SECRET */
export async function openSealedText(sealed: string): Promise<string> {
  const { secretConfig: key } = await auth().$context;
  return symmetricDecrypt({ key, data: sealed });
}

/** What every text begins with that is encrypted with the current secret. */
export function currentSealPrefix(): string {
  return `$ba$${secretVersion(authSecrets()[0])}$`;
}
