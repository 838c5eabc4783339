/** What the owner of an account is told by mail when something about it changes; notifications words it. */
export type AccountNotice =
  /** To the new address: the link that makes it the sign-in address. */
  | { kind: 'email-change-link'; email: string; path: string }
  /** To an address that is somebody's already. */
  | { kind: 'email-change-taken'; email: string }
  /** To the address so far. */
  | { kind: 'email-change-asked' | 'email-changed'; email: string; newEmail: string }
  | { kind: 'google-linked' | 'registration-discarded'; email: string }
  | { kind: 'two-factor-on' | 'two-factor-off' | 'recovery-codes-renewed'; email: string }
  | { kind: 'recovery-code-used'; email: string; left: number };
