import { expect, it } from 'vitest';
import { newWorkPhotoPath } from './work-photo-file.ts';
import { proves } from '#tests/support/proves.ts';

it.each([
  ['door.jpg', 'pro/7-ab-door.jpg'],
  ['door.jfif.jpg', 'pro/7-ab-door.jfif.jpg'],
  ['../a/b.svg', 'pro/7-ab-b.svg'],
])('the photo %s lies at %s', proves('STORE-022'), (name, path) => {
  expect(newWorkPhotoPath('pro', { name }, 7, 'ab')).toBe(path);
});
