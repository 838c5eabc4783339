/** `npm run art [group ...]`: draws all pictures of the product, or only the named groups. */
import { categorySvg } from './categories/category-pictures.ts';
import { renderDoors } from './doors.ts';
import { renderLogo } from './logo.ts';
import { categoryIds } from './palette.ts';
import { portfolio } from './portfolio/all-scenes.ts';
import { sceneSvg } from './portfolio/scene.ts';
import { portraitSvg } from './portrait-frame.ts';
import { portraits } from './portraits.ts';
import { writeResponsive, writeText } from './raster.ts';
import { renderScenes } from './render-scenes.ts';
import { renderTypefaces } from './render-typefaces.ts';
import { renderFilm } from './street/render-film.ts';
import { writeManifest } from './write-manifest.ts';

const groups: Record<string, () => Promise<void>> = {
  typefaces: renderTypefaces,
  logo: renderLogo,
  doors: renderDoors,
  categories: renderCategories,
  manifest: writeManifest,
  scenes: renderScenes,
  portraits: renderPortraits,
  portfolio: renderPortfolio,
  film: renderFilm,
};

/** Writes public/images/categories/{id}.svg, transparent, 400 by 440. */
async function renderCategories(): Promise<void> {
  for (const id of categoryIds) await writeText(categorySvg(id), `public/images/categories/${id}.svg`);
}

/** Writes public/images/portraits/{id}-{320,640}.{avif,webp}, transparent. */
async function renderPortraits(): Promise<void> {
  for (const { id, person } of portraits)
    await writeResponsive(portraitSvg(person), `images/portraits/${id}`, [320, 640]);
}

/** Writes public/images/portfolio/{id}-{480,1080}.{avif,webp}. */
async function renderPortfolio(): Promise<void> {
  for (const scene of Object.values(portfolio).flat())
    await writeResponsive(sceneSvg(scene), `images/portfolio/${scene.id}`, [480, 1080]);
}

const wanted = process.argv.slice(2);

for (const [name, render] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await render();
  console.log(`${name} done`);
}
