/**
 * The path of an address of ours, or undefined for any other: what a visitor may be sent back to.
 * Refuses other origins, protocol-relative and backslash forms (no open redirect).
 */
export function ownPath(address: string | null | undefined, origin = 'http://own.invalid'): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  return `${url.pathname}${url.search}${url.hash}`.replace(/^\/{2,}/, '/');
}
