import { describe, expect, it } from 'vitest';
import { filesNamedIn, isRecent, mayCachePage, handlingOf } from './request-rules.ts';

const origin = 'https://doorstep.example';
const publicPage = { 'cache-control': 'public, max-age=0, s-maxage=30', 'content-type': 'text/html; charset=utf-8' };

const treatment = (path: string, given: { method?: string; mode?: RequestMode } = {}) =>
  handlingOf({ method: 'GET', mode: 'navigate', ...given, url: new URL(path, origin).href }, origin);

function keeps(
  path: string,
  headers: Record<string, string> = publicPage,
  answer: { status?: number; redirected?: boolean } = {},
): boolean {
  return mayCachePage(origin + path, { status: 200, redirected: false, ...answer, headers: new Headers(headers) });
}

describe('what the service worker takes part in', () => {
  it('is navigations and files named by their content', () => {
    expect(treatment('/services')).toBe('page');
    expect(treatment('/assets/root-a1b2.css', { mode: 'no-cors' })).toBe('asset');
    expect(treatment('/images/scenes/offline.svg', { mode: 'no-cors' })).toBe('reserve');
  });

  it('is no call of the API, no change, no data of pages, no other site', () => {
    expect(treatment('/api/bookings', { mode: 'cors' })).toBe('none');
    expect(treatment('/booking', { method: 'POST' })).toBe('none');
    expect(treatment('/professionals.data', { mode: 'cors' })).toBe('none');
    expect(treatment('https://elsewhere.example/assets/a.js', { mode: 'cors' })).toBe('none');
    expect(treatment('/api/docs')).toBe('passage');
  });
});

describe('pages of which a copy is kept', () => {
  it('are those that the server calls public', () => {
    expect(keeps('/professionals?search=hair')).toBe(true);
    expect(keeps('/services', { ...publicPage, 'cache-control': 'no-store' })).toBe(false);
    expect(keeps('/services', { ...publicPage, 'cache-control': 'public, no-store' })).toBe(false);
    expect(keeps('/services', { 'content-type': 'text/html' })).toBe(false);
  });

  it.each([
    '/dashboard',
    '/dashboard/client',
    '/account',
    '/account/security',
    '/booking/success?session_id=1',
    '/booking',
    '/api/docs',
    '/auth/callback?code=1',
  ])('are never private ones: %s', (path) => expect(keeps(path)).toBe(false));

  it('are whole pages at their own address', () => {
    expect(keeps('/services', publicPage, { status: 404 })).toBe(false);
    expect(keeps('/services', publicPage, { redirected: true })).toBe(false);
    expect(keeps('/services', { ...publicPage, 'content-type': 'application/json' })).toBe(false);
  });

  it('are shown for a day', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    const copyOf = (date: string) => ({ headers: new Headers({ date }) });
    expect(isRecent(copyOf('Fri, 20 Nov 2026 11:00:00 GMT'), now)).toBe(true);
    expect(isRecent(copyOf('Thu, 19 Nov 2026 11:00:00 GMT'), now)).toBe(false);
    expect(isRecent({ headers: new Headers() }, now)).toBe(false);
  });
});

it('knows which files a page needs', () => {
  const html =
    '<link href="/assets/a.css"><link href="/favicon.svg"><img src="/images/b.svg"><img src="/images/b.svg"><a href="/services">';
  expect(filesNamedIn(html)).toEqual(['/assets/a.css', '/favicon.svg', '/images/b.svg']);
});
