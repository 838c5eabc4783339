import { expect, it } from 'vitest';
import { professionalDefaults, specialties, formatYears } from './professional-display.ts';

it('PRO-010 and PRO-032 says "year" for 1, which is also the default', () => {
  expect([null, 0, 1, 2, 11].map(formatYears)).toEqual(['1 year', '0 years', '1 year', '2 years', '11 years']);
});

it('PRO-019 names at most 5 specialties', () => {
  expect(specialties(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(specialties(['a'])).toEqual(['a']);
});

it('PRO-029 to PRO-031 has the documented defaults', () => {
  expect(professionalDefaults).toMatchObject({
    rating: 4.5,
    bio: 'No bio available',
    location: 'Location not specified',
  });
});
