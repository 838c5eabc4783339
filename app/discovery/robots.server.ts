import type { Config } from '#app/platform/config/config.server.ts';

/** Disallowed: private pages, steps of flows, and what is not a page. */
const kept = [
  '/api/',
  '/dashboard',
  '/account',
  '/auth/',
  '/auth-test',
  '/booking/',
  '/client-dashboard',
  '/reset-password',
  '/ui',
  '/offline',
];
/** Allowed although below /api: pictures that professionals uploaded, which are part of public pages. */
const open = ['/api/storage/profiles/', '/api/storage/work-photos/'];

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns /robots.txt (RFC 9309). A demo at a public URL disallows everything, because its professionals are made up.
 * Search engines do not visit a loopback URL, so the real rules are shown there.
 */
export function robotsText({ BASE_URL, production }: Pick<Config, 'BASE_URL' | 'production'>): string {
  const isDemo = !production && !loopback.has(new URL(BASE_URL).hostname);
  if (isDemo) return 'User-agent: *\nDisallow: /\n';
  const rules = [...open.map((path) => `Allow: ${path}`), ...kept.map((path) => `Disallow: ${path}`)];
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${BASE_URL}/sitemap.xml\n`;
}
