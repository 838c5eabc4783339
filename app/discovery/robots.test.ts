import { expect, it } from 'vitest';
import { robotsText } from './robots.server.ts';

const rulesOf = (BASE_URL: string, production: boolean) => robotsText({ BASE_URL, production });

it('lets search engines into the public pages of a real site, and of none private', () => {
  const rules = rulesOf('https://doorstep.example', true);
  for (const path of ['/api/', '/dashboard', '/account', '/auth/', '/booking/'])
    expect(rules).toContain(`Disallow: ${path}\n`);
  expect(rules).not.toMatch(/^Disallow: \/$/m);
  expect(rules).toContain('Allow: /api/storage/profiles/\n');
  expect(rules).toContain('Sitemap: https://doorstep.example/sitemap.xml\n');
});

it('keeps them out of a demo that anybody can reach', () => {
  expect(rulesOf('https://demo.example', false)).toBe('User-agent: *\nDisallow: /\n');
});

it('shows the real rules on this machine, where no search engine comes by', () => {
  expect(rulesOf('http://localhost:3000', false)).toBe(rulesOf('http://localhost:3000', true));
});
