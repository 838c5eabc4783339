import { describe, expect, it } from 'vitest';
import { slimmed } from './slim-route-list.ts';

const script = (list: object) => `window.__reactRouterManifest=${JSON.stringify(list)};`;

describe('the list of routes that pages load', () => {
  it('keeps every route and what it needs, without the files behind its module', () => {
    const entry = { module: '/entry.js', imports: ['/vendor.js'], css: [] };
    const home = { id: 'home', hasLoader: true, module: '/home.js', css: ['/a.css'] };
    const more = { imports: ['/vendor.js', '/door.js'], hasAction: false, hasDefaultExport: true };
    const list = { entry, routes: { home: { ...home, ...more } }, version: '1' };
    expect(slimmed(script(list))).toBe(script({ ...list, routes: { home } }));
  });

  it('stops the build when it is written in another way', () => {
    expect(() => slimmed('export default {}')).toThrow('another way');
  });
});
