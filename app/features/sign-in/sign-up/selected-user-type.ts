import { profileTypes, type ProfileType } from '#app/platform/access/profile-types.ts';

/** What the visitor said they are before signing in through a third party. */
export const selectedUserTypeKey = 'selectedUserType';

/** The stored value, if it is a valid type (any script of the page could have written it). */
export function chosenUserType(storage: Pick<Storage, 'getItem'>): ProfileType | null {
  try {
    const kept = storage.getItem(selectedUserTypeKey);
    return profileTypes.find((type) => type === kept) ?? null;
  } catch {
    return null;
  }
}

/** Stores the choice in browser storage; where that is full or forbidden, signing in works without it. */
export function rememberUserType(type: ProfileType, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(selectedUserTypeKey, type);
  } catch {
    return;
  }
}
