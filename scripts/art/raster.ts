/** Converts SVG to AVIF, WebP and PNG files, deterministic and as small as the flat colors allow. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const root = resolve(import.meta.dirname, '../..');
const cacheFile = resolve(root, 'node_modules/.cache/art.json');

/** Writes `{path}-{width}.avif` and `.webp` in public/ for every width (px). */
export async function writeResponsive(svg: string, path: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await once(`${path}-${width}.avif`, svg, (source) => source.avif({ quality: 58, effort: 5 }), width);
    await once(`${path}-${width}.webp`, svg, (source) => source.webp({ quality: 82, effort: 5 }), width);
  }
}

const asPng = (source: Sharp): Sharp => source.png({ palette: true, compressionLevel: 9 });

/** Writes a PNG of `width` px in public/, for places that accept no other format (icons, social cards). */
export async function writePng(svg: string, path: string, width: number): Promise<void> {
  await once(path, svg, asPng, width);
}

/**
 * Writes an ICO file of `width` px (at most 255) with one PNG in public/.
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export async function writeIcon(svg: string, path: string, width: number): Promise<void> {
  const source = sized(svg, width);
  await unlessMade(path, `${writeIcon}${source}`, async (file) => {
    const png = await asPng(sharp(Buffer.from(source))).toBuffer();
    await writeFile(file, Buffer.concat([iconHeader(width, png.length), png]));
  });
}

function iconHeader(width: number, pngBytes: number): Buffer {
  const [icon, images, colorPlanes, bitsPerPixel] = [1, 1, 1, 32];
  const header = Buffer.alloc(22);
  header.writeUInt16LE(icon, 2);
  header.writeUInt16LE(images, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(colorPlanes, 10);
  header.writeUInt16LE(bitsPerPixel, 12);
  header.writeUInt32LE(pngBytes, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}

/** Writes a text file to a path in the repository. */
export async function writeText(text: string, path: string): Promise<void> {
  const file = resolve(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function once(path: string, svg: string, encode: (source: Sharp) => Sharp, width: number): Promise<void> {
  await unlessMade(path, `${width}${encode}${svg}`, (file) =>
    encode(sharp(Buffer.from(sized(svg, width)))).toFile(file),
  );
}

/** Makes a file in public/ unless its `source` is unchanged since the last run, because encoding is slow. */
export async function unlessMade(
  path: string,
  source: string,
  make: (file: string) => Promise<unknown>,
): Promise<void> {
  const file = resolve(root, 'public', path);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const seen = await readCache();
  if (seen[path] === hash && existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  await make(file);
  seen[path] = hash;
  await mkdir(dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify(seen));
}

let cache: Record<string, string> | undefined;

async function readCache(): Promise<Record<string, string>> {
  cache ??= existsSync(cacheFile) ? (JSON.parse(await readFile(cacheFile, 'utf8')) as Record<string, string>) : {};
  return cache;
}

/** Resizes the vector before rasterizing, which gives sharper lines than shrinking a bigger raster. */
function sized(svg: string, width: number): string {
  return svg.replace(/<svg ([^>]*?)width="([\d.]+)" height="([\d.]+)"/, (_, rest: string, w: string, h: string) => {
    return `<svg ${rest}width="${width}" height="${Math.round((width * Number(h)) / Number(w))}"`;
  });
}
