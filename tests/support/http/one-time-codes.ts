import { oneTimeCode, stepAt } from '#app/features/two-factor/one-time-code.server.ts';

/** Decodes an authenticator secret (RFC 4648 base32) to the text that codes are computed from. */
function fromBase32(secret: string): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}

/** Returns the code an authenticator app shows this many 30-second steps from now. */
export function codeOf(secret: string, stepsAhead = 0): string {
  return oneTimeCode(fromBase32(secret), stepAt(Date.now()) + stepsAhead);
}
