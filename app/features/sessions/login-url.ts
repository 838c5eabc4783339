/** Why a visitor was sent to /login; texts are in sign-in-messages.ts. */
export type LoginReason = 'confirmation_link' | 'account';

/** Returns the URL of /login that returns to a page of ours and says why it opened. */
export function loginUrl({
  returnTo,
  error,
}: { returnTo?: string | undefined; error?: LoginReason | undefined } = {}): string {
  return withReturn('/login', returnTo, error);
}

/** The URL where two-factor sign-in is set up. */
export const twoFactorUrl = '/account/two-factor';

/** Returns the URL of the page that asks for the two-factor code. */
export function signInCodeUrl(returnTo?: string): string {
  return withReturn('/login/code', returnTo);
}

/** Returns the URL of /signup that returns to a page of ours. */
export function signupUrl(returnTo?: string): string {
  return withReturn('/signup', returnTo);
}

function withReturn(path: string, returnTo?: string, error?: LoginReason): string {
  const query = new URLSearchParams();
  if (error) query.set('error', error);
  if (returnTo && returnTo !== '/') query.set('return_to', returnTo);
  return query.size > 0 ? `${path}?${query}` : path;
}
