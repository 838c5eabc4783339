import { profileTypes, type ProfileType } from '#app/platform/access/profile-types.ts';

/** What somebody said they are before signing in through a third party. */
export const selectedUserTypeKey = 'selectedUserType';

/** What was kept, if it is one of the types (any script of the page could have written anything). */
export function chosenUserType(storage: Pick<Storage, 'getItem'>): ProfileType | null {
  try {
    const kept = storage.getItem(selectedUserTypeKey);
    return profileTypes.find((type) => type === kept) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the choice in browser storage; where that is full or forbidden, signing in works without it. */
export function rememberUserType(type: ProfileType, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(selectedUserTypeKey, type);
  } catch {
    return;
  }
}
