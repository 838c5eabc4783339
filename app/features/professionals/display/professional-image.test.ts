import { describe, expect, it } from 'vitest';
import { professionalImage } from './professional-image.ts';
import { proves } from '#tests/support/proves.ts';

describe('the picture of a professional', () => {
  it('is the profile photo first', proves('PRO-033'), () => {
    expect(
      professionalImage({ profile_photo_url: '/images/portraits/p01-640.webp', image: 'https://example.com/a.jpg' }),
    ).toBe('/images/portraits/p01-640.webp');
  });

  it('is else the image of the professional, an address as it is', proves('PRO-034', 'PRO-035'), () => {
    expect(professionalImage({ profile_photo_url: null, image: 'https://example.com/a.jpg' })).toBe(
      'https://example.com/a.jpg',
    );
  });

  it('resolves a path from the public bucket "profiles"', proves('PRO-036', 'STORE-024'), () => {
    expect(professionalImage({ profile_photo_url: '', image: 'user 1/photo.png' })).toBe(
      '/api/storage/profiles/user%201/photo.png',
    );
  });

  it('is the placeholder when there is neither', proves('PRO-037'), () => {
    expect(professionalImage({ profile_photo_url: null, image: null })).toBe('/placeholder.svg');
  });
});
