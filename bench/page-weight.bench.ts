import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { benchDataDir, buildFolder, startProduct } from './product.ts';
import { publicPages } from './public-pages.ts';
import { report, type Figure } from './report.ts';

// JavaScript that a page loads before any interaction, each file as the server sends it to a browser that accepts
// gzip: the files its HTML names, and everything they import statically.

const publicLimit = 125;
const formLimit = 180;

const product = await startProduct(await benchDataDir());
try {
  const { home, directory, profile } = await publicPages(product.url);
  const figures: Figure[] = [];
  for (const page of [home, '/services', directory, profile, '/how-it-works', '/login', '/signup', '/booking']) {
    const html = await (await fetch(product.url + page)).text();
    const files = await loadedFiles(html);
    const kilobytes = [...files.values()].reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1000;
    figures.push({
      what: `${page === profile ? '/professionals/{id}' : page} (${files.size} files)`,
      figure: kilobytes,
      unit: 'kB',
      atMost: page === '/booking' ? formLimit : publicLimit,
    });
  }
  report('JavaScript, gzip', figures);
} finally {
  await product.stop();
}

async function loadedFiles(html: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const waiting = [...html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)].flatMap(([, name]) =>
    name && isLoaded(html, name) ? [name] : [],
  );
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (files.has(name)) continue;
    const bytes = await readFile(path.join(buildFolder, 'client', name));
    files.set(name, bytes);
    // Minified static imports: import{a}from"./b.js", import"./b.js". Dynamic ones, import("./b.js"), are not loaded.
    const imports = bytes.toString().matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
    waiting.push(...[...imports].map(([, imported]) => `/assets/${imported}`));
  }
  return files;
}

/**
 * The route manifest inside the HTML also names modules of other pages; only preloads and module imports are loaded.
 */
function isLoaded(html: string, name: string): boolean {
  return (
    html.includes(`href="${name}"`) ||
    html.includes(`src="${name}"`) ||
    html.includes(`import "${name}"`) ||
    html.includes(`from "${name}"`)
  );
}
