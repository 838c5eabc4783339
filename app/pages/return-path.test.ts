import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath, returnTarget } from './return-path.ts';

const origin = 'https://doorstep.example';

describe('a path of ours', () => {
  it.each([
    ['/booking?professional=1#time', '/booking?professional=1#time'],
    ['booking', '/booking'],
    [`${origin}/dashboard`, '/dashboard'],
    ['/a/../b', '/b'],
    ['https:page', '/page'],
    // Spellings that only look like another site: browsers take them for a path of ours.
    ['https:evil.example', '/evil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['\uff0f\uff0fevil.example', '/%EF%BC%8F%EF%BC%8Fevil.example'],
    ['/\u2215evil.example', '/%E2%88%95evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/a/..//evil.example', '/evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['@evil.example', '/@evil.example'],
    ['/?u=//evil.example', '/?u=//evil.example'],
  ])('%s leads to %s', (address, path) => expect(ownPath(address, origin)).toBe(path));

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `blob:${origin}/x`,
    'https://doorstep.example@evil.example/',
    'http://doorstep.example/',
    'https://doorstep.example.evil.example',
    'https:/\\evil.example',
    'https:\\\\evil.example',
    'http:evil.example',
    '\n//evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    ' //evil.example',
    '/\r\n/evil.example',
    '//evil.example\\@doorstep.example',
    '//doorstep.example@evil.example',
    'https://doorstep.example:443@evil.example',
    'https://doorstep.example%2f@evil.example',
    'https://evil.example#https://doorstep.example',
    'https://evil.example?doorstep.example',
    'https://doorstep.example.',
    'https://doorstep.example:8443/',
    'https://\u0064oorstep\u3002example.evil.example',
    '//\ud83d\ude00.evil.example',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://doorstep.example/',
    'filesystem:https://doorstep.example/x',
    'mailto:a@doorstep.example',
    'ws://doorstep.example',
    '',
    null,
    undefined,
  ])('refuses %j', (address) => expect(ownPath(address, origin)).toBeUndefined());

  it('never leaves the site, whatever the address', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '?',
      '#',
      'http',
      'https',
      'javascript',
      'blob',
      'evil.example',
      origin,
    );
    const address = fc.oneof(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 9 }).map((parts) => parts.join('')),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(address, (text) => {
        const path = ownPath(text, origin);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(ownPath(path, origin)).toBe(path);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('return_to', () => {
  const target = (value: string) => returnTarget(new URLSearchParams({ return_to: value }));

  it('leads back to the page it names', () => expect(target('/booking?service=2')).toBe('/booking?service=2'));

  it.each(['/login', '/login?return_to=/login', '/signup#top', 'https://evil.example'])('is ignored for %s', (value) =>
    expect(target(value)).toBeUndefined(),
  );

  it('is nothing without the parameter', () => expect(returnTarget(new URLSearchParams())).toBeUndefined());
});
