import { describe, expect, it } from 'vitest';
import { searchVisibility } from './search-visibility.ts';

const visibilityOf = (address: string) => searchVisibility(new URL(address, 'http://localhost'));
const professional = '/professionals/01998a00-0000-7000-8000-000000000001';

describe('what search engines may list', () => {
  it.each([
    '/',
    '/services',
    '/services/auto-care',
    '/professionals',
    professional,
    '/how-it-works',
    '/join-as-pro',
    '/contact',
    '/terms',
    '/privacy',
    '/login',
    '/signup',
    '/docs',
    '/docs/clients/booking',
    '/docs/changelog',
  ])('%s is listed under its own address', (path) =>
    expect(visibilityOf(path)).toEqual({ listed: true, canonicalPath: path }),
  );

  it.each([
    '/dashboard',
    '/dashboard/client?demo=true',
    '/account',
    '/booking',
    '/booking/success?session_id=1',
    '/auth/callback',
    '/auth-test',
    '/forgot-password',
    '/reset-password?token=1',
    '/ui',
    '/offline',
    '/professionals/nobody',
    '/docs/search',
    '/docs/search?q=refund',
  ])('%s is not', (path) => expect(visibilityOf(path)).toEqual({ listed: false }));

  it('knows a page by one address, whatever slash or tracking parameter follows it', () => {
    expect(visibilityOf('/services/')).toEqual({ listed: true, canonicalPath: '/services' });
    expect(visibilityOf('/?utm_source=mail&gclid=1')).toEqual({ listed: true, canonicalPath: '/' });
  });

  it('takes a narrowed or sorted directory for the whole one', () => {
    expect(visibilityOf('/professionals?service=Hair&sort=name_asc&place=78704&verified=true')).toEqual({
      listed: true,
      canonicalPath: '/professionals',
    });
  });

  it.each([
    ['typed words', '/professionals?search=anything'],
    ['a later page', '/professionals?cursor=abc'],
    ['a parameter nobody knows', '/services?page=2'],
    ['one beside known ones', '/professionals?sort=name_asc&x=1'],
    ['a way back', '/login?returnTo=%2Fdashboard'],
  ])('leaves out %s', (_, path) => expect(visibilityOf(path)).toEqual({ listed: false }));
});
