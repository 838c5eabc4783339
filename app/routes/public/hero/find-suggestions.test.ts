import { expect, it } from 'vitest';
import { findServices } from './find-suggestions.ts';

const titles = (typed: string) => findServices(typed).map(({ value }) => value);

it('shows the seven categories before anything is typed', () => {
  expect(titles('')).toEqual([
    'Beauty & Wellness',
    'Auto Care',
    'Pet Services',
    'Food Trucks',
    'Home Services',
    'Tech Services',
    'Eco Services',
  ]);
});

it('finds a service by the beginning of any of its words, whatever the case, best matches first', () => {
  expect(titles('HAIR')[0]).toMatch(/^hair/i);
  expect(titles('wellness')).toContain('Beauty & Wellness');
  expect(titles('oil').every((title) => /\boil/i.test(title))).toBe(true);
});

it('shows a handful, each once, and nothing for what is already whole or unknown', () => {
  for (const typed of ['a', 'c', 's', 'pet']) {
    expect(titles(typed).length).toBeLessThanOrEqual(7);
    expect(new Set(titles(typed)).size).toBe(titles(typed).length);
  }
  expect(titles('auto care')).not.toContain('Auto Care');
  expect(titles('zzz')).toEqual([]);
});
