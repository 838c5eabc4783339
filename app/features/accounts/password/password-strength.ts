import { accountLimits } from '../account-limits.ts';

/** Why a password is refused as weak. */
export type WeakPasswordReason = 'length';

/** What is weak about a password. Letters, numbers and symbols are advised, only the length is demanded. */
export function weakPasswordReasons(password: string): WeakPasswordReason[] {
  return password.length < accountLimits.passwordMinimum ? ['length'] : [];
}
