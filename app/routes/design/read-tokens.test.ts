import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readTokens } from './read-tokens.ts';

const tokens = readTokens(await readFile(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8'));
const names = (list: { name: string }[]) => list.map(({ name }) => name).sort();

it('knows the same colors in both themes', () => {
  expect(tokens.light.length).toBeGreaterThan(25);
  expect(names(tokens.dark)).toEqual(names(tokens.light));
  expect(tokens.light).toContainEqual({ name: '--green', value: '#0b5d4e' });
});

it('reads the scales of the style sheet', () => {
  expect(names(tokens.type)).toContain('--text-5xl');
  expect(names(tokens.type).some((name) => name.includes('line-height'))).toBe(false);
  expect(names(tokens.radii)).toEqual([
    '--radius-band',
    '--radius-card',
    '--radius-control',
    '--radius-full',
    '--radius-sm',
  ]);
  expect(names(tokens.shadows)).toEqual(['--shadow-float']);
  expect(names(tokens.motion)).toContain('--ease-out');
});
