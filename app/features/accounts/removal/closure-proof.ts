/** What is asked of somebody who deletes their account: nothing more, the password, or to sign in anew without one. */
export type ClosureProof = 'none' | 'password' | 'sign-in';
