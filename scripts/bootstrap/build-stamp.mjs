import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = [
  'app',
  'sandbox',
  'db',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/build',
  'react-router.config.ts',
];

/** Files that no build reads. */
const ignored = /\.(test\.tsx?|md)$/;

/** Hashes names and contents of everything that a build reads; times would change with every checkout. */
export function hashSources(root) {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, root, source);
  return hash.digest('hex');
}

function addToHash(hash, root, relative) {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute) || ignored.test(relative)) return;
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, root, path.join(relative, name));
    return;
  }
  hash.update(`${relative}\0`).update(readFileSync(absolute));
}

export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export function writeStamp(file, stamp) {
  writeFileSync(file, stamp);
}
