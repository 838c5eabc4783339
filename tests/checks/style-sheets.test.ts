import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '#app/features/booking-button/button-color.ts';
import { readTokens } from '#app/routes/design/read-tokens.ts';
import { readRepository } from '#tests/support/repository/repository-files.ts';
import { modernStyles, styleTargets } from '../../scripts/build/modern-styles.ts';
import { publicParts, publicStyles } from '../../scripts/build/public-styles.ts';

const mainSheet = 'app/ui/styles/styles.css';
const kilobytesMaximum = 12;
const rings = ['base', 'private-components'].map((name) => readFileSync(`app/ui/styles/${name}.css`, 'utf8')).join('');
const tokens = colorTokens(readFileSync('app/ui/styles/tokens.css', 'utf8'));

describe('the style sheet of every page', () => {
  it(`is at most ${kilobytesMaximum} KB with gzip`, async () => {
    expect(gzipSync(await builtSheet(), { level: 9 }).length / 1000).toBeLessThanOrEqual(kilobytesMaximum);
  });

  it('knows the words of parts that public pages load, at once or later, and of no others', () => {
    const parts = publicParts();
    const once = [
      'app/root.tsx',
      'app/ui/button.tsx',
      'app/ui/button-style.ts',
      'app/service-worker/offline-page.server.tsx',
    ];
    expect(parts).toEqual(expect.arrayContaining([...once, 'app/features/sign-in/components/sign-in-again.tsx']));
    expect(parts).not.toContain('app/ui/charts/data-table.tsx');
    expect(parts.filter((part) => /routes\/(?!public)/.test(part))).toEqual([]);
  });
});

it('sets each variable somewhere that it reads', async () => {
  const code = (await readRepository(/^app\/.*\.(css|tsx?)$/)).map(({ text }) => text).join('\n');
  const namesIn = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name);
  const set = new Set(namesIn(/(--[\w-]+)(?:\s*:|['"])/g));
  const read = namesIn(/(?:var|-)\((--[\w-]+)/g);
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((name) => !set.has(name))).toEqual([]);
});

it('has each class of a control that a component names', async () => {
  const ofControls = /^(?:button|chip|field(?!-sizing)|menu|nav|search|sheet|tabs|tick|toast)-[a-z-]+$/;
  const files = await readRepository(/^app\/.*\.(css|tsx)$/);
  const wordsIn = (ending: string, pattern: RegExp) =>
    files
      .filter(({ path }) => path.endsWith(ending))
      .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, words = '']) => words.split(' ')))
      .flat();
  const drawn = new Set(wordsIn('.css', /\.([a-z][\w-]*)/g));
  const named = wordsIn('.tsx', /className="([^"]*)"/g).filter((word) => ofControls.test(word));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((word) => !drawn.has(word))).toEqual([]);
});

describe('the ring around what has the focus', () => {
  const ringOn = (ground: string) =>
    new RegExp(`${ground} > \\*[^{}]*\\{\\s*--ring: ([^;]+);`).exec(rings)?.[1] ?? 'var(--green)';
  const tints = [...tokens.light.keys()].filter((name) => name.startsWith('--tint-'));
  const grounds: [string, string[]][] = [
    ['.bg-band', ['--color-band']],
    ['.bg-sun', ['--color-sun']],
    ['.bg-green', ['--green']],
    ['.text-on-tint', tints],
    ['elsewhere', ['--paper', '--card', '--sand']],
  ];

  it.each(grounds)('can be seen on the ground of %s in either theme (WCAG 1.4.11)', (ground, names) => {
    expect(names).not.toEqual([]);
    for (const theme of [tokens.light, tokens.dark])
      for (const name of names)
        expect(contrastOf(colorOf(ringOn(ground), theme), colorOf(`var(${name})`, theme)), name).toBeGreaterThanOrEqual(
          3,
        );
  });

  it('takes its own color again on the ground of a heart, which has that of a card', () => {
    const components = readFileSync('app/ui/styles/components.css', 'utf8');
    expect(components).toMatch(/\.heart \{[^}]*--ring: initial;/);
    expect(components).toMatch(/\.heart svg \{[^}]*background: var\(--card\);/);
  });

  it('takes its own color again in what opens in front', () => {
    expect(rings).toMatch(/:is\(\[popover\], dialog\) \{\s*--ring: initial;/);
  });
});

async function builtSheet(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [publicStyles(), tailwindcss(), modernStyles()],
    build: {
      write: false,
      cssTarget: styleTargets,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rollupOptions: { input: mainSheet },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const sheet = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
}

type Colors = Map<string, string>;

function colorTokens(css: string): { light: Colors; dark: Colors } {
  const { light, dark } = readTokens(css);
  const shared = [...css.matchAll(/^ {2}(--color-[\w-]+): (#\w+);/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const colors = (own: typeof light) => new Map([...shared, ...own.map(({ name, value }) => [name, value] as const)]);
  return { light: colors(light), dark: colors(dark) };
}

/** A color as it is written in the sheet, as "#rrggbb". */
function colorOf(written: string, theme: Colors): string {
  const color = theme.get(/^var\((.+)\)$/.exec(written)?.[1] ?? '') ?? written;
  return color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
}
