const noOrigin = 'http://own.invalid';

/**
 * Returns the path of one of our URLs, undefined for any other: where a visitor may be sent back to. Rejects other
 * origins and schemes, protocol-relative and backslash forms (no open redirects).
 */
export function ownPath(written: string | null | undefined, origin: string = noOrigin): string | undefined {
  if (!written || !URL.canParse(written, origin)) return undefined;
  const url = new URL(written, origin);
  // The scheme is checked separately: a blob: URL claims the origin it names.
  if (url.origin !== new URL(origin).origin || !url.protocol.startsWith('http')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`.replace(/^\/{2,}/, '/');
}

const comesFromSignIn = /^\/(login|signup|forgot-password|reset-password)(?:[/?#]|$)/;

/**
 * Returns the target of a query's `return_to`; undefined without one, for foreign URLs and for the sign-in pages
 * themselves.
 */
export function returnTarget(query: URLSearchParams): string | undefined {
  const path = ownPath(query.get('return_to'));
  return path && !comesFromSignIn.test(path) ? path : undefined;
}
