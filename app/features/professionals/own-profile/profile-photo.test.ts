import { expect, it } from 'vitest';
import { profileLimits, profilePhotoRefusal, profilePhotoRule } from './profile-photo.ts';
import { proves } from '#tests/support/proves.ts';

it('a refused photo is named as the documents name it', proves('PROF-014', 'PROF-015', 'PROF-017', 'PROF-018'), () => {
  expect(profilePhotoRefusal({ isTooLarge: false, text: 'why' })).toEqual({
    title: 'Invalid File',
    description: 'Please upload a valid image file (JPEG or PNG)',
  });
  expect(profilePhotoRefusal({ isTooLarge: true, text: 'why' })).toEqual({
    title: 'File Too Large',
    description: 'Image size should be less than 5MB',
  });
});

it(
  'one rule for the photo of the application and of the profile',
  proves('APPLY-017', 'APPLY-019', 'PROF-013', 'PROF-016', 'LIMIT-004'),
  () => {
    expect(profilePhotoRule).toMatchObject({ kinds: ['image/jpeg', 'image/png'], most: 5 * 1024 * 1024 });
  },
);

it('the profile is read anew a second after it was saved', proves('PROF-009', 'LIMIT-031'), () =>
  expect(profileLimits.reloadMilliseconds).toBe(1_000),
);
