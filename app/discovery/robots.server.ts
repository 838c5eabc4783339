import type { Config } from '#app/platform/config/config.server.ts';

/** Private pages, steps of flows, and what is no page. */
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
/** Below /api, and yet part of public pages: pictures that professionals uploaded. */
const open = ['/api/storage/profiles/', '/api/storage/work-photos/'];

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * /robots.txt (RFC 9309). A demo on a public address shuts every door: its professionals are made up. On this machine's
 * own address no search engine comes by, so there the real rules are shown.
 */
export function robotsText({ BASE_URL, production }: Pick<Config, 'BASE_URL' | 'production'>): string {
  const isDemo = !production && !loopback.has(new URL(BASE_URL).hostname);
  if (isDemo) return 'User-agent: *\nDisallow: /\n';
  const rules = [...open.map((path) => `Allow: ${path}`), ...kept.map((path) => `Disallow: ${path}`)];
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${BASE_URL}/sitemap.xml\n`;
}
