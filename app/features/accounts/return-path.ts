const noOrigin = 'http://own.invalid';

/**
 * The path of an address of ours, or undefined for any other: what a visitor may be sent back to.
 * Refuses other origins, other schemes, protocol-relative and backslash forms (no open redirect).
 */
export function ownPath(written: string | null | undefined, origin: string = noOrigin): string | undefined {
  if (!written || !URL.canParse(written, origin)) return undefined;
  const url = new URL(written, origin);
  // The scheme is looked at by itself: a blob: address claims the origin that it names.
  if (url.origin !== new URL(origin).origin || !url.protocol.startsWith('http')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`.replace(/^\/{2,}/, '/');
}

const comesFromSignIn = /^\/(login|signup|forgot-password|reset-password)(?:[/?#]|$)/;

/**
 * Where the `return_to` of a query leads; undefined without one, for strangers' addresses and for the sign-in pages
 * themselves.
 */
export function returnTarget(query: URLSearchParams): string | undefined {
  const path = ownPath(query.get('return_to'));
  return path && !comesFromSignIn.test(path) ? path : undefined;
}
