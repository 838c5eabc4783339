import { describe, expect, it } from 'vitest';
import { professionalImage } from './professional-image.ts';

describe('the picture of a professional', () => {
  it('PRO-033 is the profile photo first', () => {
    expect(
      professionalImage({ profile_photo_url: '/images/portraits/p01-640.webp', image: 'https://example.com/a.jpg' }),
    ).toBe('/images/portraits/p01-640.webp');
  });

  it('PRO-034 and PRO-035 is else the image of the professional, an address as it is', () => {
    expect(professionalImage({ profile_photo_url: null, image: 'https://example.com/a.jpg' })).toBe(
      'https://example.com/a.jpg',
    );
  });

  it('PRO-036 STORE-024 resolves a path from the public bucket "profiles"', () => {
    expect(professionalImage({ profile_photo_url: '', image: 'user 1/photo.png' })).toBe(
      '/api/storage/profiles/user%201/photo.png',
    );
  });

  it('PRO-037 is the placeholder when there is neither', () => {
    expect(professionalImage({ profile_photo_url: null, image: null })).toBe('/placeholder.svg');
  });
});
