import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { modernStyles, styleTargets } from '../../scripts/build/modern-styles.ts';

const mainSheet = 'app/ui/styles.css';
const mostKilobytes = 12;

describe('the style sheet of every page', () => {
  it(`is at most ${mostKilobytes} KB with gzip`, async () => {
    expect(gzipSync(await builtSheet(), { level: 9 }).length / 1000).toBeLessThanOrEqual(mostKilobytes);
  });

  it('knows the classes of every part that public pages load, at once or later', () => {
    const left = leftOut();
    expect(left.has('app/ui/data-table.tsx')).toBe(true);
    const reached = reachedFrom(['app/root.tsx', ...globSync('app/routes/public/*.tsx')]);
    expect(reached).toContain('app/ui/button.tsx');
    expect(reached.filter((file) => left.has(file))).toEqual([]);
  });
});

async function builtSheet(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss(), modernStyles()],
    build: { write: false, cssTarget: styleTargets, assetsInlineLimit: 0, copyPublicDir: false, rollupOptions: { input: mainSheet } },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const sheet = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
}

/** The components that the sheet's `@source not` lines name. */
function leftOut(): Set<string> {
  const lines = readFileSync(mainSheet, 'utf8').matchAll(/^@source not '([^']+)';/gm);
  const patterns = [...lines].map(([, pattern = '']) => path.posix.join(path.dirname(mainSheet), pattern));
  return new Set(patterns.flatMap((pattern) => globSync([pattern, `${pattern}/**/*.tsx`])));
}

/** All modules of ours that some files import, directly or through others; what only the server loads is not followed. */
function reachedFrom(files: string[]): string[] {
  const reached = new Set<string>();
  const waiting = files.filter((file) => !file.includes('.test.'));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(file));
  }
  return [...reached];
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const names = text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|import\('([^']+)'\)/gm);
  return [...names]
    .map(([, named, later]) => named ?? later ?? '')
    .filter((name) => /^[.#].*(?<!\.server)\.tsx?$/.test(name) && !name.startsWith('#tests/'))
    .map((name) => (name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name)));
}
