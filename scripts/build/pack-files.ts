import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packable = /\.(m?js|css|svg|json|webmanifest|txt|xml)$/;
/** Bytes. Compressing smaller files saves less than the headers cost. */
const smallest = 1024;

/** Writes .br and .gz files next to a folder's compressible files, once at build time and at maximum compression. */
export async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && packable.test(entry.name));
  await Promise.all(files.map((entry) => pack(path.join(entry.parentPath, entry.name))));
}

async function pack(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return;
  const bytes = await readFile(file);
  const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params: best }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
