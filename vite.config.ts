import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { inlineScripts } from './scripts/build/inline-scripts.ts';
import { modernStyles, styleTargets } from './scripts/build/modern-styles.ts';
import { publicStyles } from './scripts/build/public-styles.ts';
import { scriptFiles } from './scripts/build/script-files.ts';
import { withoutUnusedReactParts } from './scripts/build/unused-react-parts.ts';
import { withoutUnusedRouterParts } from './scripts/build/unused-router-parts.ts';

/**
 * Preloading is React Router's work, and styles belong to routes: the bundler's own helper around
 * each import() would only weigh on every page. What does not arrive is the page's own matter (app/page-watch).
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load().catch((cause) => window.pageWatch?.missingPart(load) ?? Promise.reject(cause));'
      : undefined,
};

export default defineConfig({
  plugins: [
    plainDynamicImports,
    inlineScripts,
    withoutUnusedReactParts,
    withoutUnusedRouterParts,
    publicStyles(),
    tailwindcss(),
    reactRouter(),
    modernStyles(),
  ],
  build: { target: 'es2022', cssTarget: styleTargets, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: scriptFiles,
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // The process entry is the server bundle's entry, so that API and pages share one module graph
        // (docs/decisions/002-one-module-graph.md).
        rollupOptions: {
          input: './app/server.ts',
          // All in one folder, so that a path beside the bundle is the same from each of its files.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
});
