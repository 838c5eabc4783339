import { describe, expect, it } from 'vitest';
import { pictureOfWidth, pictureSources } from './picture-sources.ts';
import { proves } from '#tests/support/proves.ts';

describe('the sizes of a picture', () => {
  it('offers every rendered size of a portrait', () => {
    expect(pictureSources('/images/portraits/p07-640.webp')).toEqual({
      src: '/images/portraits/p07-640.webp',
      avifSrcSet: '/images/portraits/p07-320.avif 320w, /images/portraits/p07-640.avif 640w',
      webpSrcSet: '/images/portraits/p07-320.webp 320w, /images/portraits/p07-640.webp 640w',
    });
  });

  it('offers every rendered size of a portfolio picture', () => {
    expect(pictureSources('/images/portfolio/beauty-01-480.webp').webpSrcSet).toBe(
      '/images/portfolio/beauty-01-480.webp 480w, /images/portfolio/beauty-01-1080.webp 1080w',
    );
  });

  it('asks for an uploaded picture in the width that is needed', () => {
    expect(pictureSources('/api/storage/work-photos/a/b%20c.jpg').webpSrcSet).toBe(
      '/api/storage/work-photos/a/b%20c.jpg?width=320 320w, /api/storage/work-photos/a/b%20c.jpg?width=640 640w, /api/storage/work-photos/a/b%20c.jpg?width=1080 1080w',
    );
  });

  it('names the smallest stored size that is wide enough', () => {
    expect(pictureOfWidth('/images/portfolio/beauty-01-1080.webp', 480)).toBe('/images/portfolio/beauty-01-480.webp');
    expect(pictureOfWidth('/images/portraits/p07-320.webp', 2000)).toBe('/images/portraits/p07-640.webp');
    expect(pictureOfWidth('/api/storage/work-photos/a/b.jpg', 480)).toBe('/api/storage/work-photos/a/b.jpg?width=640');
    expect(pictureOfWidth('https://example.com/a.jpg', 480)).toBe('https://example.com/a.jpg');
  });

  it('leaves every other address as it is', proves('PRO-035'), () => {
    for (const src of [
      'https://example.com/images/portraits/p07-640.webp',
      '/placeholder.svg',
      '/api/storage/professional-documents/a/b.png',
    ]) {
      expect(pictureSources(src)).toEqual({ src });
    }
  });
});
