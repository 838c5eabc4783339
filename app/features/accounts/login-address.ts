/** Why somebody was sent to /login; sign-in-messages.ts words it. */
export type LoginReason = 'confirmation_link' | 'account';

/** The address of /login that leads back to a page of ours, and says why it was opened. */
export function loginUrl({
  returnTo,
  error,
}: { returnTo?: string | undefined; error?: LoginReason | undefined } = {}): string {
  return withReturn('/login', returnTo, error);
}

/** Where two-factor sign-in is set up. */
export const twoFactorUrl = '/account/two-factor';

/** The address of the page that asks for the code of two-factor sign-in. */
export function signInCodeUrl(returnTo?: string): string {
  return withReturn('/login/code', returnTo);
}

/** The address of /signup that leads back to a page of ours. */
export function signupUrl(returnTo?: string): string {
  return withReturn('/signup', returnTo);
}

function withReturn(path: string, returnTo?: string, error?: LoginReason): string {
  const query = new URLSearchParams();
  if (error) query.set('error', error);
  if (returnTo && returnTo !== '/') query.set('return_to', returnTo);
  return query.size > 0 ? `${path}?${query}` : path;
}
