import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Hashing a password takes 80 ms of CPU on purpose, more than many a test, and most tests begin with a sign-up. The
// database and browser tests make and check hashes in the same way at a 64th of the cost; the fault tests run the
// server as it is.

type Scrypt = (
  password: string,
  salt: string,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

const isCheap = Symbol.for('doorstep.cheap-password-hashes');
const real = crypto.scrypt as Scrypt & { [isCheap]?: true };
const cheap: typeof real = (password, salt, length, options, done) =>
  real(password, salt, length, { ...options, N: 256 }, done);

/** Files share a process, which keeps the first one's change. */
if (!real[isCheap]) {
  cheap[isCheap] = true;
  crypto.scrypt = cheap as typeof crypto.scrypt;
  syncBuiltinESMExports();
}
