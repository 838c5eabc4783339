import { expect, it } from 'vitest';
import { professionalDefaults, specialties, formatYears } from './professional-display.ts';
import { proves } from '#tests/support/proves.ts';

it('says "year" for 1, which is also the default', proves('PRO-010', 'PRO-032'), () => {
  expect([null, 0, 1, 2, 11].map(formatYears)).toEqual(['1 year', '0 years', '1 year', '2 years', '11 years']);
});

it('names at most 5 specialties', proves('PRO-019'), () => {
  expect(specialties(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(specialties(['a'])).toEqual(['a']);
});

it('has the documented defaults', proves('PRO-029 to PRO-031'), () => {
  expect(professionalDefaults).toMatchObject({
    rating: 4.5,
    bio: 'No bio available',
    location: 'Location not specified',
  });
});
