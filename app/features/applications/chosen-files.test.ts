import { describe, expect, it } from 'vitest';
import { isAcceptedDocument, isAcceptedWorkPhoto, photoProblem } from './chosen-files.ts';

const megabytes = 1024 * 1024;

describe('a chosen file', () => {
  it.each([
    ['image/jpeg', 5 * megabytes, undefined],
    ['image/jpg', 1, undefined],
    ['image/png', 1, undefined],
    ['image/png', 5 * megabytes + 1, 'Image size should be less than 5MB'],
    ['image/gif', 1, 'Please upload a valid image file (JPEG or PNG)'],
    ['application/pdf', 1, 'Please upload a valid image file (JPEG or PNG)'],
    ['', 1, 'Please upload a valid image file (JPEG or PNG)'],
  ])('APPLY-017 to APPLY-020 a photo of %s and %i bytes', (type, size, problem) => {
    expect(photoProblem({ name: 'me', type, size })).toBe(problem);
  });

  it.each([
    ['a.pdf', 'application/pdf', 10_485_760, true],
    ['a.jpg', 'image/jpeg', 1, true],
    ['a.png', 'image/png', 1, true],
    ['a.PDF', '', 1, true],
    ['a.pdf', 'application/pdf', 10_485_761, false],
    ['a.pdf', 'application/pdf', 0, false],
    ['a.docx', '', 1, false],
    ['a.pdf', 'text/html', 1, false],
  ])('APPLY-039 APPLY-040 APPLY-046 APPLY-047 the document %s of %s and %i bytes', (name, type, size, accepted) => {
    expect(isAcceptedDocument({ name, type, size })).toBe(accepted);
  });

  it.each([
    ['image/webp', 5 * megabytes, true],
    ['image/svg+xml', 1, true],
    ['image/png', 5 * megabytes + 1, false],
    ['video/mp4', 1, false],
  ])('OPEN-48 a work photo of %s and %i bytes', (type, size, accepted) => {
    expect(isAcceptedWorkPhoto({ name: 'work', type, size })).toBe(accepted);
  });
});
