import { type CategoryId, categoryIds } from './palette.ts';
import { portfolio } from './portfolio/all-scenes.ts';
import { portraits } from './portraits.ts';
import { writeText } from './raster.ts';

/** Writes db/seed/demo/art-manifest.ts, the list of pictures, so that demo data refers only to pictures that exist. */
export async function writeManifest(): Promise<void> {
  await writeText(
    `/**
 * The demo pictures, by category. Written by \`npm run art\`; change the scripts in scripts/art, not this file.
 * Files: public/images/portraits/{id}-{320,640}.{avif,webp} (square, transparent) and
 * public/images/portfolio/{id}-{480,1080}.{avif,webp} (480 and 1080 px wide).
 */
export interface PortraitArt {
  id: string;
  /** The pronoun the picture suits best, so that names fit. */
  pronoun: 'she' | 'he';
  width: number;
  height: number;
}

export interface PortfolioArt {
  id: string;
  alt: string;
  /** Pixels of the larger file. */
  width: number;
  height: number;
}

export const portraitsByCategory = {
${categoryIds.map((id) => `  '${id}': [\n${portraitLines(id)}\n  ],`).join('\n')}
} satisfies Record<string, PortraitArt[]>;

export const clientPortraits: PortraitArt[] = [
${portraitLines('clients').replaceAll('    {', '  {')}
];

export const portfolioByCategory = {
${categoryIds.map((id) => `  '${id}': [\n${portfolioLines(id)}\n  ],`).join('\n')}
} satisfies Record<string, PortfolioArt[]>;
`,
    'db/seed/demo/art-manifest.ts',
  );
}

function portraitLines(group: CategoryId | 'clients'): string {
  return portraits
    .filter((portrait) => portrait.group === group)
    .map(({ id, pronoun }) => `    { id: '${id}', pronoun: '${pronoun}', width: 640, height: 640 },`)
    .join('\n');
}

function portfolioLines(category: CategoryId): string {
  return portfolio[category]
    .map(({ id, alt, size }) => {
      const height = Math.round((1080 * size.height) / size.width);
      return `    { id: '${id}', alt: '${alt}', width: 1080, height: ${height} },`;
    })
    .join('\n');
}
