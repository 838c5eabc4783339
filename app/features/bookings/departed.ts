/** What a booking shows of a party whose account is gone. */
export const deletedAccount = {
  firstName: 'Deleted',
  lastName: 'account',
  name: 'Deleted account',
  /** In place of the address of the visit. */
  location: 'Removed with the account',
} as const;
