import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipKilobytes, pageScripts } from '#tests/support/browser/page-scripts.ts';
import { benchDataDir, buildFolder, startProduct } from './load/product.ts';
import { publicPages } from './load/public-pages.ts';
import { report, type Figure } from './load/report.ts';

// JavaScript that a page loads before any interaction. The browser test page-weight.spec.ts holds public pages to the
// same limit.

const publicLimit = 125;
const formLimit = 180;

const product = await startProduct(await benchDataDir());
try {
  const { home, directory, profile } = await publicPages(product.url);
  const figures: Figure[] = [];
  for (const page of [home, '/services', directory, profile, '/how-it-works', '/login', '/signup', '/booking']) {
    const html = await (await fetch(product.url + page)).text();
    const files = await pageScripts(html, (name) => readFile(path.join(buildFolder, 'client', name)));
    figures.push({
      what: `${page === profile ? '/professionals/{id}' : page} (${files.size} files)`,
      figure: gzipKilobytes(files),
      unit: 'kB',
      atMost: page === '/booking' ? formLimit : publicLimit,
    });
  }
  report('JavaScript, gzip', figures);
} finally {
  await product.stop();
}
