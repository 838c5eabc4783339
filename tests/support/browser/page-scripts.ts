import { gzipSync } from 'node:zlib';

/**
 * Returns the scripts that a page loads before any interaction, by path: those its HTML names, and everything they
 * import statically.
 */
export async function pageScripts(
  html: string,
  read: (path: string) => Promise<Buffer>,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const waiting = [...html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)].flatMap(([, path]) =>
    path && isLoaded(html, path) ? [path] : [],
  );
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (files.has(path)) continue;
    const bytes = await read(path);
    files.set(path, bytes);
    // Minified static imports: import{a}from"./b.js", import"./b.js". Dynamic ones, import("./b.js"), are not loaded.
    const imports = bytes.toString().matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
    waiting.push(...[...imports].map(([, imported]) => `/assets/${imported}`));
  }
  return files;
}

/** The weight of scripts in kB, each compressed as the server sends it to a browser that accepts gzip. */
export function gzipKilobytes(files: ReadonlyMap<string, Buffer>): number {
  return [...files.values()].reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1000;
}

/**
 * The route manifest inside the HTML also names modules of other pages; only preloads and module imports are loaded.
 */
function isLoaded(html: string, path: string): boolean {
  return (
    html.includes(`href="${path}"`) ||
    html.includes(`src="${path}"`) ||
    html.includes(`import "${path}"`) ||
    html.includes(`from "${path}"`)
  );
}
