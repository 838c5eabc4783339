import type { ProfileType } from './profile-types.ts';

/** What somebody said they are before signing in through a third party. */
export const selectedUserTypeKey = 'selectedUserType';

/** Keeps the choice in browser storage; where that is full or forbidden, signing in works without it. */
export function rememberUserType(type: ProfileType, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(selectedUserTypeKey, type);
  } catch {
    return;
  }
}
