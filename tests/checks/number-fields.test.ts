import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no field is of the type "number", which throws a decimal comma away: app/ui/fields/number-field.tsx takes its place', () => {
  const files = globSync('app/**/*.tsx');
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /type="number"|valueAsNumber/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
