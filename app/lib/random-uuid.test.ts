import { expect, it } from 'vitest';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { randomUuid } from './random-uuid.ts';

it('makes ids that are never the same', () => {
  const ids = Array.from({ length: 100 }, randomUuid);
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
