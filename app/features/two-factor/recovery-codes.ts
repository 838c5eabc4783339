/** How many are issued at a time. */
export const recoveryCodeCount = 10;

/** Without characters that look alike (0 and o, 1 and l and i). */
export const recoveryCodeAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groupLength = 4;
const groups = 3;

/** Formats a recovery code: "k7mq-3xfa-p2rd". */
export function asRecoveryCode(characters: string): string {
  const plain = characters.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? '';
}

export const recoveryCodeLength = groupLength * groups;

/** Classifies a typed code: six digits come from the app, anything else is a recovery code. */
export function readSignInCode(typed: string): { kind: 'app' | 'recovery'; code: string } {
  const plain = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(plain) ? { kind: 'app', code: plain } : { kind: 'recovery', code: asRecoveryCode(plain) };
}
