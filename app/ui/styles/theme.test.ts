import { describe, expect, it } from 'vitest';
import { applyTheme, otherTheme, themeScript } from './theme.ts';
import { proves } from '#tests/support/proves.ts';

type Listener = (event: { key?: string | null; persisted?: boolean }) => void;

/** As much of a browser as the script in the head asks for. */
function openPage(read: () => string | null) {
  const classes = new Set<string>();
  const meta = { name: '', content: '' };
  const listeners: Record<string, Listener> = {};
  const classList = {
    toggle: (name: string, on: boolean) => {
      if (on) classes.add(name);
      else classes.delete(name);
      return on;
    },
  };
  const document = { createElement: () => meta, head: { append: () => undefined }, documentElement: { classList } };
  const run = new Function('document', 'localStorage', 'addEventListener', themeScript);
  run(document, { getItem: read }, (type: string, listener: Listener) => {
    listeners[type] = listener;
  });
  return {
    isDark: () => classes.has('dark'),
    bar: () => meta.content,
    tell: (type: string, event: Parameters<Listener>[0]) => listeners[type]?.(event),
  };
}

describe('before the first paint', () => {
  it('marks a page dark whose visitor chose so', proves('THEME-002', 'THEME-007'), () => {
    const page = openPage(() => 'dark');
    expect(page.isDark()).toBe(true);
    expect(page.bar()).toBe('#171411');
  });

  it('leaves it light when nothing, light or nonsense is stored', proves('THEME-003'), () => {
    for (const stored of [null, 'light', 'purple']) {
      const page = openPage(() => stored);
      expect(page.isDark()).toBe(false);
      expect(page.bar()).toBe('#fbf7f0');
    }
  });

  it('leaves it light when storage is forbidden', proves('THEME-003'), () => {
    const page = openPage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(page.isDark()).toBe(false);
    expect(page.bar()).toBe('#fbf7f0');
  });
});

describe('afterwards', () => {
  it('prints light, and shows the choice again', () => {
    const page = openPage(() => 'dark');
    page.tell('beforeprint', {});
    expect(page.isDark()).toBe(false);
    page.tell('afterprint', {});
    expect(page.isDark()).toBe(true);
  });

  it('follows another tab, also one that empties the storage', () => {
    let stored: string | null = null;
    const page = openPage(() => stored);
    stored = 'dark';
    page.tell('storage', { key: 'other' });
    expect(page.isDark()).toBe(false);
    page.tell('storage', { key: 'theme' });
    expect(page.isDark()).toBe(true);
    stored = null;
    page.tell('storage', { key: null });
    expect(page.isDark()).toBe(false);
  });

  it('looks again when the page comes back from the cache of the back button', () => {
    let stored: string | null = null;
    const page = openPage(() => stored);
    stored = 'dark';
    page.tell('pageshow', { persisted: false });
    expect(page.isDark()).toBe(false);
    page.tell('pageshow', { persisted: true });
    expect(page.isDark()).toBe(true);
  });
});

describe('the switch', () => {
  const switched = (setItem: (key: string, value: string) => void) => {
    const done: unknown[] = [];
    const classList = { toggle: (name: string, on?: boolean) => done.push([name, on]) > 0 } as unknown as DOMTokenList;
    const bar = { setAttribute: (_: string, value: string) => done.push(value) } as unknown as Element;
    applyTheme('dark', { documentElement: { classList }, querySelector: () => bar }, { setItem });
    return done;
  };

  it('turns one theme into the other', proves('THEME-004', 'THEME-005'), () => {
    expect([otherTheme('light'), otherTheme('dark')]).toEqual(['dark', 'light']);
  });

  it('keeps the choice and colors the bars of the browser', proves('THEME-006'), () => {
    const stored: string[] = [];
    expect(switched((key, value) => stored.push(key, value))).toEqual([['dark', true], '#171411']);
    expect(stored).toEqual(['theme', 'dark']);
  });

  it('works for the page alone when storage is full', proves('THEME-006'), () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(switched(full)).toEqual([['dark', true], '#171411']);
  });
});
