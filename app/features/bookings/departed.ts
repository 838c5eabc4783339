/** What a booking shows in place of a party whose account is closed. */
export const deletedAccount = {
  firstName: 'Deleted',
  lastName: 'account',
  name: 'Deleted account',
  /** In place of the address of the visit. */
  location: 'Removed with the account',
} as const;
