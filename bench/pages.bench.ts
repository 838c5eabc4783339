import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPage } from '#app/platform/http/pages/rendering/page-encoding.server.ts';
import { measureBare } from './load/bare-limit.ts';
import { untilQuiet } from './load/cpu-time.ts';
import { measureLoad } from './load/load.ts';
import { publicPages } from './load/public-pages.ts';
import { benchDataDir, startProduct } from './load/product.ts';
import { median, report, type Figure } from './load/report.ts';

// Public pages as browsers ask for them: rendered for every request (an unlisted parameter bypasses the page cache), and
// from the page cache, compared with node:http sending the same bytes. What shares the machine's processors makes a page
// up to three times as dear for minutes, so pages take turns, and the least second is the nearest to an idle machine.

const secondsAPage = 30;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const product = await startProduct(await benchDataDir());
const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-pages-'));
try {
  const { url, pid, postmaster } = product;
  const pages = await publicPages(url);
  const figures: Figure[] = [];
  await untilQuiet(product);
  const rendered = new Map(Object.keys(pages).map((name) => [name, [] as number[]]));
  for (let second = 0; second < secondsAPage; second += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const { cpuMilliseconds } = await measureLoad({
        url: `${url}${page}?utm_source=bench`,
        headers,
        pid,
        postmaster,
        rounds: 1,
        secondsARound: 1,
        ...(second > 0 ? { warmUpRequests: 50 } : {}),
      });
      rendered.get(name)?.push(cpuMilliseconds);
    }
  }
  for (const [name, seconds] of rendered) {
    figures.push(
      { what: `${name}, rendered, median`, figure: median(seconds), unit: 'CPU-ms', atMost: 2 },
      { what: `${name}, rendered, least disturbed second`, figure: Math.min(...seconds), unit: 'CPU-ms', atMost: 2 },
    );
  }
  const cached = await measureLoad({ url, headers, pid, connections: 32 });
  const bare = await measureBare({
    file: await savedPage(url),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'zstd' },
  });
  report('pages as HTML with Zstandard', [
    ...figures,
    { what: 'from the page cache', figure: cached.requestsPerSecond, unit: '/s', atLeast: 5_000 },
    { what: 'from the page cache, by CPU time of one core', figure: 1000 / cached.cpuMilliseconds, unit: '/s' },
    { what: 'bare node:http, the same bytes', figure: bare.requestsPerSecond, unit: '/s' },
    { what: 'page cache / bare, CPU time', figure: cached.cpuMilliseconds / bare.cpuMilliseconds, unit: 'x' },
  ]);
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}

/** The page's bytes as a browser receives them. fetch decompresses them, so they are compressed again the same way. */
async function savedPage(url: string): Promise<string> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  const file = path.join(folder, 'page');
  await writeFile(file, packPage(html, 'zstd'));
  return file;
}
