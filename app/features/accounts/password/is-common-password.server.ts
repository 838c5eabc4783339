import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonPasswordKey, commonPasswordKeyBytes as width } from './common-password-key.server.ts';

let list: Buffer | undefined;

/** The 200,000 most common passwords of sufficient length, as sorted keys: 1 MB, read on first use (docs/assets.md). */
function commonPasswords(): Buffer {
  list ??= readFileSync(join(process.cwd(), 'db/common-passwords.bin'));
  return list;
}

/** Whether a password is common enough to be guessed first. */
export function isCommonPassword(password: string): boolean {
  const keys = commonPasswords();
  const key = commonPasswordKey(password);
  let [low, high] = [0, keys.length / width];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = Buffer.compare(keys.subarray(middle * width, (middle + 1) * width), key);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}
