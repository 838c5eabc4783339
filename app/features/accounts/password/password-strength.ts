import { accountLimits } from '../account-limits.ts';

/** Why a password is weak. */
export type WeakPasswordReason = 'length';

/** Returns what is weak about a password. Letters, numbers and symbols are recommended; only the length is required. */
export function weakPasswordReasons(password: string): WeakPasswordReason[] {
  return password.length < accountLimits.passwordMinimum ? ['length'] : [];
}
