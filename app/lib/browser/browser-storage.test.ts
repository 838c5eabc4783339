import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, claimPersonalStorage, clearPersonalStorage, personalKeys } from './browser-storage.ts';
import { proves } from '#tests/support/proves.ts';

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

describe('what the browser holds about a person', () => {
  const { recentSearches, drafts, booking } = personalKeys;
  const storages = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };
  const storageOf = (entries: Map<string, string>) => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  const held = () => [...storages.localStorage.keys(), ...storages.sessionStorage.keys()];

  beforeEach(() => {
    for (const entries of Object.values(storages)) entries.clear();
    vi.stubGlobal('window', {
      localStorage: storageOf(storages.localStorage),
      sessionStorage: storageOf(storages.sessionStorage),
    });
    claimPersonalStorage('ines');
    storages.localStorage.set('theme', 'dark').set(recentSearches, 'massage').set(booking, '7 Home Street');
    storages.sessionStorage.set(drafts, 'See you at ten').set(booking, '7 Home Street');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('goes when they sign out', () => {
    clearPersonalStorage({ wished: true });
    expect(held()).toEqual(['theme']);
  });

  it('waits for them, except for their searches, when their session merely ended', proves('OPEN-32'), () => {
    clearPersonalStorage({ wished: false });
    claimPersonalStorage('ines');
    expect(held()).toEqual(expect.arrayContaining(['theme', booking, drafts]));
    expect(held()).not.toContain(recentSearches);
  });

  it('goes when somebody else signs in after that', () => {
    clearPersonalStorage({ wished: false });
    claimPersonalStorage('omar');
    for (const key of [booking, drafts]) expect(held()).not.toContain(key);
    expect(held()).toContain('theme');
  });

  it('stays when a visitor signs in with what they chose before', proves('OPEN-32'), () => {
    clearPersonalStorage({ wished: true });
    storages.sessionStorage.set(booking, '12 Office Park');
    claimPersonalStorage('omar');
    expect(storages.sessionStorage.get(booking)).toBe('12 Office Park');
  });
});
