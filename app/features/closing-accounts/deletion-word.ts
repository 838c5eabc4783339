/** What has to be typed to delete an account (specification, section 9). */
export const deletionWord = 'DELETE';

/** Exactly that: no lower case, no space before or after. */
export function isDeletionWord(typed: string): boolean {
  return typed === deletionWord;
}
