import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { smsLimits } from '../sms-limits.ts';

let keys: Buffer[] = [];

/** Sets the secrets that codes follow from, once at boot; every instance has the same. */
export function deriveSmsCodesFrom(secrets: Secrets): void {
  keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'doorstep sms codes', 32)));
}

/** Returns the six digits of a code. They follow from its random id, so that reading the database gives no codes. */
export function smsCode(id: string): string {
  const [first] = codesOf(id);
  if (first === undefined) throw new Error('The secret behind codes is set at boot, before any is sent');
  return first;
}

export function isSmsCode(id: string, given: string): boolean {
  return codesOf(id).some(
    (code) => code.length === given.length && timingSafeEqual(Buffer.from(code), Buffer.from(given)),
  );
}

/** One code per secret: the first is sent, all are accepted. */
function codesOf(id: string): string[] {
  return keys.map((key) => {
    const number = createHmac('sha256', key).update(id).digest().readUIntBE(0, 6);
    return String(number % 10 ** smsLimits.codeDigits).padStart(smsLimits.codeDigits, '0');
  });
}
