import { oneTimeCode, stepAt } from '#app/features/accounts/two-factor/one-time-code.server.ts';

/** A secret as an authenticator app takes it (RFC 4648 base32), as the text that the codes are made of. */
function fromBase32(secret: string): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}

/** The code that an authenticator app shows, so many steps of 30 seconds from now. */
export function codeOf(secret: string, stepsAhead = 0): string {
  return oneTimeCode(fromBase32(secret), stepAt(Date.now()) + stepsAhead);
}
