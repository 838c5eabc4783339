import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneLine, StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { createDurably } from './durable-file.server.ts';

/** 32 bytes in base64url, as all secrets of an installation have. */
const wholeSecret = /^[\w-]{43}$/;

/**
 * The secrets that an installation generates at its first start, and what happens if one is removed and generated
 * again.
 */
const consequences = {
  'auth-secret': 'everybody signs in again, and two-factor sign-in has to be set up anew',
  'vapid-key': 'everybody has to enable notifications again',
  'sandbox-webhook-secret': 'nothing is lost, only the sandbox uses it',
};

/**
 * Returns a secret of this installation, generated at the first start and stored with its data, readable by its owner
 * only. Installations with several instances set theirs in the environment.
 * @throws StartRefusal if the file is damaged or cannot be written; it is never regenerated automatically
 */
export async function ownSecret(
  dataDir: string,
  name: keyof typeof consequences,
  make = randomSecret,
): Promise<string> {
  const file = join(dataDir, name);
  try {
    const existing = await readIfThere(file);
    if (existing === null) {
      await mkdir(dataDir, { recursive: true });
      await createDurably(file, make());
    }
  } catch (error) {
    throw new StartRefusal(
      `The secret ${file} cannot be kept: ${oneLine(error)}. Make room for it and let this account read and write it, then start again.`,
      { cause: error },
    );
  }
  // Of several simultaneous starts, one has written it and all read the same.
  return checkedSecret(file, name, (await readFile(file, 'utf8')).trim());
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function checkedSecret(file: string, name: keyof typeof consequences, secret: string): string {
  if (wholeSecret.test(secret)) return secret;
  throw new StartRefusal(
    `The secret ${file} is damaged: it is not 43 characters of base64url. Put it back from a backup; or remove it and a new one is made, with the consequence that ${consequences[name]}.`,
  );
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
