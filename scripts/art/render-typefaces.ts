import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = path.join(import.meta.dirname, '../../app/ui/styles/typefaces');

/** The characters of English texts; for any others a page loads the full typefaces (app/ui/styles/base.css). */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
export const basicCharacters = `${ascii}\u00a0©®°·×–—‘’“”•…−`;

/** The only features that the pages use: kerning, ligatures and tabular figures. */
const keepFeatures = ['kern', 'liga', 'tnum'];

const typefaces = [
  // Headings have a single weight.
  {
    name: 'bricolage-grotesque-basic',
    source:
      require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    variationAxes: { wght: 700 },
  },
  {
    name: 'instrument-sans-basic',
    source: require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    variationAxes: {},
  },
];

/** Subsets the typefaces to what the first paint of every page needs: half of their bytes. */
export async function renderTypefaces(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, source, variationAxes } of typefaces) {
    const whole = await readFile(source);
    const cut = await subsetFont(whole, basicCharacters, { targetFormat: 'woff2', variationAxes, keepFeatures });
    await writeFile(path.join(folder, `${name}.woff2`), cut);
  }
}
