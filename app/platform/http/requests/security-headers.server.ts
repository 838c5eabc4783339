import { hash } from 'node:crypto';

/**
 * Returns the policy of one page: the inline scripts that its renderer names, by hash, and everything else from our
 * own origin. The finished HTML is never searched for scripts: it may contain somebody else's
 * (docs/decisions/004-page-policy-by-hash.md). Stripe Checkout is a full redirect, so a third-party origin is needed
 * only as a form target.
 * @param scripts one character per byte
 * @param tiles the origin of a map's style, tiles and fonts, if they are not ours
 */
export function contentSecurityPolicy(scripts: readonly string[], tiles?: string): string {
  const hashes = new Set(
    scripts.map((script) => `'sha256-${hash('sha256', Buffer.from(script, 'latin1'), 'base64')}'`),
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trimEnd(),
    "style-src 'self'",
    // React writes style attributes for measured layout (popovers, progress); they cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${tiles ?? ''}`.trimEnd(),
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${tiles ?? ''}`.trimEnd(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the headers that every response carries. HSTS is only useful over TLS, so BASE_URL decides about it. */
export function baselineHeaders(baseUrl: string): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    ...(baseUrl.startsWith('https:')
      ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] satisfies [string, string][])
      : []),
  ];
}

/** Whether a response names sites that may show it in a frame; x-frame-options, which cannot name any, is left out. */
export function mayBeFramed(headers: Headers): boolean {
  const rule = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '');
  return rule !== null && rule[1]?.trim() !== "'none'";
}
