import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moneyFigures, moneyFigureTable } from './money-figures.ts';

it('docs/money-figures.md has every figure with its definition', () => {
  expect(readFileSync('docs/money-figures.md', 'utf8')).toContain(moneyFigureTable());
});

it('no two figures have one name', () => {
  const names = Object.values(moneyFigures).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
