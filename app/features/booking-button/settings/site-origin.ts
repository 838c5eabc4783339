/**
 * Returns the origin of a site as browsers name it: "https://www.example.com", from what people paste. Null for what
 * cannot be named exactly: no https, a wildcard, a user, an IP address of this machine.
 * @param allowsLocal whether pages of this machine count, for trying the button out
 */
export function siteOrigin(text: string, allowsLocal: boolean): string | null {
  const typed = text.trim();
  // A wildcard would be part of a policy that names sites.
  if (!/^[\x21-\x7e]+$/.test(typed) || /[*'";,\s]/.test(typed)) return null;
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || url.username !== '' || url.password !== '') return null;
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (isLocal) return allowsLocal && /^https?:$/.test(url.protocol) ? url.origin : null;
  return url.protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) ? url.origin : null;
}
