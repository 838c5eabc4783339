/**
 * `node scripts/image/collect-runtime.ts FOLDER`: copies the built product and what it needs to run into a new folder, whose
 * bin/doorstep runs it with nothing but Node 24.
 */
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findRuntimeFiles } from './runtime-files.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/image/collect-runtime.ts FOLDER');

const files = await findRuntimeFiles();
for (const file of files) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  cpSync(file, path.join(folder, file));
}
mkdirSync(path.join(folder, 'bin'));
cpSync('deploy/doorstep', path.join(folder, 'bin/doorstep'));
console.log(`${files.length} files are in ${folder}`);
