import { createHash } from 'node:crypto';

const megabyte = Buffer.alloc(1 << 20);
const megabytes = 128;

/**
 * How many MB a second this machine hashes, the best of three turns. It is OpenSSL's work and no compiler's of ours: CPU
 * times of two runs compare only if it is the same for both.
 */
export function hashedMegabytesPerSecond(): number {
  return Math.max(...Array.from({ length: 3 }, hashOnce));
}

function hashOnce(): number {
  const begun = performance.now();
  const hash = createHash('sha512');
  for (let index = 0; index < megabytes; index++) hash.update(megabyte);
  hash.digest();
  return (megabytes * 1000) / (performance.now() - begun);
}
