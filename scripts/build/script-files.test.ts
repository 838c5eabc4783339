import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namedModules } from './script-files.ts';

it('names modules that there are', () => {
  const modules = globSync('app/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const missing = namedModules.filter((pattern) => {
    const named = modules.filter((module) => new RegExp(`^app/${pattern}\\.tsx?$`).test(module));
    return named.length !== pattern.split('|').length;
  });
  expect(missing).toEqual([]);
});
