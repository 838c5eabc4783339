import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientPortraits, portfolioByCategory, portraitsByCategory } from '#db/seed/demo/art-manifest.ts';

const images = resolve(import.meta.dirname, '../../public/images');
const portraits = [...Object.values(portraitsByCategory).flat(), ...clientPortraits];
const portfolio = Object.values(portfolioByCategory).flat();

function missing(folder: string, ids: string[], widths: number[]): string[] {
  return ids
    .flatMap((id) => widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`]))
    .filter((file) => !existsSync(resolve(images, folder, file)));
}

describe('the demo pictures', () => {
  it('holds 83 professionals, 6 clients and at least 10 portfolio pictures for each category', () => {
    expect(Object.values(portraitsByCategory).flat()).toHaveLength(83);
    expect(clientPortraits).toHaveLength(6);
    for (const pictures of Object.values(portfolioByCategory)) expect(pictures.length).toBeGreaterThanOrEqual(10);
  });

  it('has every picture it names in both formats and sizes', () => {
    expect(
      missing(
        'portraits',
        portraits.map(({ id }) => id),
        [320, 640],
      ),
    ).toEqual([]);
    expect(
      missing(
        'portfolio',
        portfolio.map(({ id }) => id),
        [480, 1080],
      ),
    ).toEqual([]);
  });

  it('describes every portfolio picture in words of its own', () => {
    expect(new Set(portfolio.map(({ alt }) => alt)).size).toBe(portfolio.length);
  });
});
