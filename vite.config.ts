import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every public page loads, as two files: they compress better together than as a dozen small ones. */
const vendor = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/;
const shell = new RegExp(
  [
    'app/ui/(art/logo|button|button-style|class-names|empty-state|icon-button|icons|image|page-shell|scene|spinner|theme|theme-switch|toast|toaster)',
    'app/routes/public/(page-error|page-meta|not-found-message)',
    'app/features/accounts/(session-client|session-rhythm|session-hint|components/use-log-out)',
    'app/available-pages',
  ]
    .map((modules) => `${modules}\\.tsx?$`)
    .join('|'),
);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Preloading is React Router's work; the bundler's own would only add its helper to every page.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'shell', test: shell },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // The process entry is the server bundle's entry, so that API and pages share one module graph
        // (docs/decisions/002-one-module-graph.md).
        rollupOptions: { input: './app/server.ts' },
      },
    },
  },
});
