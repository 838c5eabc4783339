import { randomInt } from 'node:crypto';
import { asRecoveryCode, recoveryCodeAlphabet, recoveryCodeCount, recoveryCodeLength } from './recovery-codes.ts';

/** Fresh recovery codes, of 59 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    asRecoveryCode(Array.from({ length: recoveryCodeLength }, randomCharacter).join('')),
  );
}

function randomCharacter(): string {
  return recoveryCodeAlphabet.charAt(randomInt(recoveryCodeAlphabet.length));
}
