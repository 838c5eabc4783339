import { expect, it } from 'vitest';
import { profileLimits, profilePhotoRefusal } from './profile-photo.ts';

const megabytes = 1024 * 1024;

it.each([
  ['image/jpeg', 5 * megabytes, undefined],
  ['image/jpg', 1, undefined],
  ['image/png', 1, undefined],
  ['image/gif', 1, 'Invalid File'],
  ['image/svg+xml', 1, 'Invalid File'],
  ['application/pdf', 1, 'Invalid File'],
  ['', 1, 'Invalid File'],
  ['image/png', 5 * megabytes + 1, 'File Too Large'],
])('PROF-013 PROF-016 LIMIT-005 LIMIT-006 LIMIT-007 a photo of %s and %i bytes', (type, size, title) => {
  expect(profilePhotoRefusal({ type, size })?.title).toBe(title);
});

it('PROF-009 LIMIT-031 the profile is read anew a second after it was saved', () => expect(profileLimits.reloadMilliseconds).toBe(1_000));
