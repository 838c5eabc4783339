import { describe, expect, it } from 'vitest';
import { newWorkPhotoPath, workPhotoProblem } from './work-photo-file.ts';

const megabytes = 1024 * 1024;

describe('a photo for the portfolio', () => {
  it.each([
    ['image/jpeg', 5 * megabytes, undefined],
    ['image/svg+xml', 1, undefined],
    ['image/heic', 1, undefined],
    ['image/x-anything', 1, undefined],
    ['image/png', 5 * megabytes + 1, 'Image size should be less than 5MB'],
    ['image/png', 0, 'This file is empty.'],
    ['application/pdf', 1, 'This is not an image.'],
    ['', 1, 'This is not an image.'],
  ])('PORT-011 OPEN-48 of %s and %i bytes', (type, size, problem) => {
    expect(workPhotoProblem({ name: 'work', type, size })).toBe(problem);
  });

  it.each([
    ['door.jpg', 'image/jpeg', 'pro/7-ab-door.jpg'],
    ['door.JPEG', 'image/jpeg', 'pro/7-ab-door.jpeg'],
    ['door.jfif', 'image/jpeg', 'pro/7-ab-door.jfif.jpg'],
    ['door', 'image/png', 'pro/7-ab-door.png'],
    ['../a/b.svg', 'image/svg+xml', 'pro/7-ab-b.svg'],
    ['door.heic', 'image/heic', 'pro/7-ab-door.heic'],
  ])('STORE-022 %s of %s lies at %s', (name, type, path) => {
    expect(newWorkPhotoPath('pro', { name, type, size: 1 }, 7, 'ab')).toBe(path);
  });
});
