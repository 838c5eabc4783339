import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import {
  commonPasswordKey,
  commonPasswordKeyBytes,
} from '#app/features/accounts/password/common-password-key.server.ts';

/**
 * `node scripts/write-common-passwords.ts list.txt`: writes the list of common passwords from a text with one per
 * line, the most common first (docs/assets.md names the source). Leaves out those whose length is refused anyway.
 */
const most = 200_000;
const source = process.argv[2];
if (!source) throw new Error('Usage: node scripts/write-common-passwords.ts list.txt');
const lines = readFileSync(source, 'utf8').split(/\r?\n/);
const passwords = new Set(
  lines
    .map((line) => line.toLowerCase())
    .filter((line) => line.length >= accountLimits.passwordMinimum && line.length <= accountLimits.passwordMaximum),
);
const keys = [...passwords].slice(0, most).map(commonPasswordKey).toSorted(Buffer.compare);
const target = new URL('../db/common-passwords.bin', import.meta.url);
writeFileSync(target, Buffer.concat(keys));
console.log(
  `${keys.length} passwords, ${keys.length * commonPasswordKeyBytes} bytes, ${hash('sha256', Buffer.concat(keys))}`,
);
