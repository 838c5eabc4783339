import { createHmac } from 'node:crypto';

const periodSeconds = 30;
const digits = 6;
/** Tolerates clocks that are half a minute off (RFC 6238, section 5.2). */
const tolerance = [0, -1, 1] as const;

/** Returns the code of a 30-second step (RFC 4226 over RFC 6238). */
export function oneTimeCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

export function stepAt(now: number): number {
  return Math.floor(now / 1000 / periodSeconds);
}

/** Returns the step of a code, around `now` (epoch milliseconds); undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  return tolerance.map((distance) => stepAt(now) + distance).find((step) => oneTimeCode(secret, step) === code);
}
