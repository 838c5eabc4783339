import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { provideBuild } from '#tests/support/faults/built-server.ts';
import { sayFixed } from '#tests/support/vitest/rounds.ts';

type Manifest = Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>>;

/** What the sandbox is begun with: these parts of the bundle are asked for only where SANDBOX is on. */
const isSandbox = (file: string) => path.basename(file).startsWith('sandbox');

sayFixed('the built server is read once, nothing in it is left to chance');

test('the built server needs no development package, but for the sandbox', async () => {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
  const installed = new Set(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }));
  const needed = await packagesOf(path.resolve(await provideBuild()), (file) => !isSandbox(file));
  expect(needed.size).toBeGreaterThan(30);
  expect([...needed].filter((name) => !installed.has(name))).toEqual([]);
  // The walk does see what it looks for: the sandbox has packages of its own.
  const withSandbox = await packagesOf(path.resolve(await provideBuild()), () => true);
  expect([...withSandbox].filter((name) => !installed.has(name)).toSorted()).toEqual([
    'oidc-provider',
    'qs',
    'smtp-server',
  ]);
});

/** The packages that a file of the bundle and all that it imports, now or later, ask for. */
async function packagesOf(entry: string, isFollowed: (file: string) => boolean): Promise<Set<string>> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const name of importsIn(parseAst(await readFile(file, 'utf8')))) {
      const imported = path.resolve(path.dirname(file), name);
      if (!name.startsWith('.')) packages.add(packageOf(name));
      else if (isFollowed(imported)) waiting.push(imported);
    }
  }
  return new Set([...packages].filter((name) => !isBuiltin(name)));
}

/** `better-auth` of `better-auth/plugins/bearer`, `@hono/node-server` of `@hono/node-server/conninfo`. */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const importing = new Set(['ImportDeclaration', 'ImportExpression', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** What a syntax tree imports by a name that stands in it. */
function importsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(importsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, source } = node as { type?: string; source?: { value?: unknown } | null };
  const own = importing.has(type ?? '') && typeof source?.value === 'string' ? [source.value] : [];
  return [...own, ...Object.values(node).flatMap(importsIn)];
}
