/** `npm run art [group ...]`: draws all pictures of the product, or only the named groups. */
import { renderDoors } from './doors.ts';
import { renderLogo } from './logo.ts';
import { renderCategories } from './render-categories.ts';
import { renderPortfolio } from './render-portfolio.ts';
import { renderPortraits } from './render-portraits.ts';
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

const wanted = process.argv.slice(2);

for (const [name, render] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await render();
  console.log(`${name} done`);
}
