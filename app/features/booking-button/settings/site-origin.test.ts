import fc from 'fast-check';
import { expect, it } from 'vitest';
import { siteOrigin } from './site-origin.ts';

it.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['www.Example.com/contact?a=b', 'https://www.example.com'],
  [' https://example.com:8443/ ', 'https://example.com:8443'],
])('%s is the site %s', (typed, origin) => {
  expect(siteOrigin(typed, false)).toBe(origin);
});

it.each([
  'http://example.com',
  'https://*.example.com',
  '*',
  'https://example.com; script-src *',
  "https://example.com 'self'",
  'https://user@example.com',
  'javascript://example.com',
  'example',
  'https://exämple.com',
  'http://localhost:4000',
  '',
])('%j names no site', (typed) => {
  expect(siteOrigin(typed, false)).toBeNull();
});

it('pages of this machine are sites where the product runs locally', () => {
  expect(siteOrigin('http://localhost:4000/a', true)).toBe('http://localhost:4000');
  expect(siteOrigin('http://127.0.0.1:4000', true)).toBe('http://127.0.0.1:4000');
});

it('whatever is typed, a site adds nothing else to the policy', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const site = siteOrigin(`example.com${text}`, true);
      if (site !== null) expect(site).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/);
    }),
  );
});
