import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const everyPart = "@source '../../**/*.tsx';";

/** The public pages, and the one that the service worker shows, which is rendered only on the server. */
const publicPages = ['app/root.tsx', 'app/routes/public/**/*.tsx', 'app/service-worker/*.tsx'];

/**
 * Limits app/ui/styles/styles.css, in builds, to the utilities of modules that public pages load, immediately or
 * lazily; those used only by private pages are in private.css (docs/decisions/017-two-style-sheets.md). In
 * development it covers all modules.
 */
export function publicStyles(): Plugin {
  return {
    name: 'public-styles',
    apply: 'build',
    // Runs before Tailwind reads the sheet.
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

/** Returns the files that may contain utilities of public pages, relative to the repository root. */
export function publicParts(): string[] {
  return reachedFrom(globSync(publicPages))
    .filter((file) => /\.tsx$|-style\.ts$/.test(file))
    .toSorted();
}

/**
 * Returns all of our modules that the given files import, directly or indirectly; server-only modules are not
 * followed.
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
