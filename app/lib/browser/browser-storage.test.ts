import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

describe('browserStorage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the browser’s own', () => {
    const own = { getItem: () => 'dark' };
    vi.stubGlobal('window', { localStorage: own });
    expect(browserStorage('localStorage')).toBe(own);
  });

  it('keeps nothing where naming it throws', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('window', Object.defineProperty({}, 'sessionStorage', { get: refuse }));
    const storage = browserStorage('sessionStorage');
    storage.setItem('theme', 'dark');
    expect(storage.getItem('theme')).toBeNull();
  });
});
