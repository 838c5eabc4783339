import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const everyPart = "@source '../../**/*.tsx';";

/** The pages of visitors, and the one that the service worker shows; the server alone draws the latter. */
const publicPages = ['app/root.tsx', 'app/routes/public/**/*.tsx', 'app/service-worker/*.tsx'];

/**
 * Makes app/ui/styles/styles.css, in builds, of the words in the parts that public pages load, at once or later: what
 * only private pages are made of is in private.css (docs/decisions/017-two-style-sheets.md). While developing it knows
 * all parts.
 */
export function publicStyles(): Plugin {
  return {
    name: 'public-styles',
    apply: 'build',
    // Before Tailwind reads the sheet.
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/ui\/styles\/styles\.css$/ },
      handler: (sheet) =>
        sheet.replace(
          everyPart,
          publicParts()
            .map((file) => `@source '../../${path.posix.relative('app', file)}';`)
            .join('\n'),
        ),
    },
  };
}

/** The files whose words may be utilities of public pages, relative to the repository's folder. */
export function publicParts(): string[] {
  return reachedFrom(globSync(publicPages))
    .filter((file) => /\.tsx$|-style\.ts$/.test(file))
    .toSorted();
}

/**
 * All modules of ours that some files import, directly or through others; what only the server loads is not followed.
 */
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
