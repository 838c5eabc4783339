import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { firstByField } from './first-by-field.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name is required'), z.regex(/^\w/, 'Name begins with a letter')),
  hours: z.array(z.number('Not a number')),
});

test('shows the first error of each field, and nested ones under the field that holds them', () => {
  const { error } = schema.safeParse({ name: '', hours: ['a', 'b'] });
  expect(error?.issues).toHaveLength(4);
  expect(firstByField(error?.issues ?? [])).toEqual({ name: 'Name is required', hours: 'Not a number' });
});

test('rewords errors where the form has words of its own', () => {
  const issues = [{ path: ['email'], message: 'Invalid email' }];
  expect(firstByField(issues, () => 'Please enter a valid email address.')).toEqual({
    email: 'Please enter a valid email address.',
  });
});

test('finds nothing where nothing is wrong', () => {
  expect(firstByField([])).toEqual({});
});
