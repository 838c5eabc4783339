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
    '',
    null,
    undefined,
  ])('refuses %j', (address) => expect(ownPath(address, origin)).toBeUndefined());

  it('never leaves the site, whatever the address', () => {
    const piece = fc.constantFrom('/', '\\', '//', '.', '..', '@', ':', '%2f', '%5c', '\t', '\n', '?', '#', 'http', 'https', 'javascript', 'blob', 'evil.example', origin);
    const address = fc.oneof(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 9 }).map((parts) => parts.join('')), fc.webUrl());
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
