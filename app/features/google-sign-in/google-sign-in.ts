/** What can fail between leaving for Google and being signed in; texts are in google-sign-in-messages.ts. */
export const googleFailures = [
  'cancelled',
  'expired',
  'unavailable',
  'refused',
  'email_missing',
  'email_unverified',
  'account_exists',
  'failed',
] as const;
export type GoogleFailure = (typeof googleFailures)[number];

/** From leaving for Google until the return. */
export const googleSignInMinutes = 10;

/** The pages that Google may return to (OPEN-52). */
export const googleReturnPages = { callback: '/auth/callback', application: '/join-as-pro' } as const;

/** Returns the page to return to if `path` (with any query) is one of them. */
export function googleReturnPage(path: string | undefined): string | undefined {
  const page = path?.split(/[?#]/)[0];
  return Object.values(googleReturnPages).some((allowed) => allowed === page) ? path : undefined;
}

/** Whether a path is the callback page, which finishes a sign-in itself. */
export function isCallbackUrl(path: string): boolean {
  return path.split(/[?#]/)[0] === googleReturnPages.callback;
}

/** Returns the URL of the callback page, which continues to `returnTo`. */
export function callbackUrl(returnTo?: string): string {
  const { callback } = googleReturnPages;
  if (returnTo && isCallbackUrl(returnTo)) return returnTo;
  return returnTo ? `${callback}?${new URLSearchParams({ return_to: returnTo })}` : callback;
}

// The codes are those of OAuth (RFC 6749, section 4.1.2.1), of OpenID Connect and of the authentication library.
const failureOfCode: Record<string, GoogleFailure> = {
  access_denied: 'cancelled',
  state_not_found: 'expired',
  state_mismatch: 'expired',
  state_invalid: 'expired',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
  no_code: 'refused',
  invalid_code: 'refused',
  issuer_mismatch: 'refused',
  nonce_binding_missing: 'refused',
  unable_to_get_user_info: 'refused',
  email_not_found: 'email_missing',
  account_not_linked: 'account_exists',
  unable_to_link_account: 'account_exists',
  unable_to_create_user: 'account_exists',
};

/** Returns the failure that a returned `error` means; unknown ones are `failed`. */
export function failureOf(code: string | null | undefined): GoogleFailure {
  return (code && Object.hasOwn(failureOfCode, code) && failureOfCode[code]) || 'failed';
}

/** Returns the failure named in a page's URL, if any; unknown words are `failed`. */
export function failureInUrl(query: URLSearchParams): GoogleFailure | undefined {
  const named = query.get('error');
  return named === null ? undefined : (googleFailures.find((failure) => failure === named) ?? 'failed');
}
