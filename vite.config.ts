import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { modernStyles } from './scripts/build/modern-styles.ts';
import { withoutUnusedRouterParts } from './scripts/build/unused-router-parts.ts';

/** What every public page loads, as two files: they compress better together than as a dozen small ones. */
const vendor = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/;
const shell = new RegExp(
  [
    'app/ui/(art/logo|button|button-style|class-names|empty-state|icon-button|icons|image|page-shell|scene|spinner|theme|theme-switch|toast|toaster)',
    'app/routes/public/(page-error|page-meta|not-found-message)',
    'app/features/accounts/(session-client|session-rhythm|session-hint|dashboard-target|profile-types|components/use-log-out)',
    'app/available-pages',
  ]
    .map((modules) => `${modules}\\.tsx?$`)
    .join('|'),
);

/**
 * Further parts that pages share, each as one file: many small ones compress worse, and every name of one weighs in the
 * list of routes that all pages have. What a group's modules need goes into it as well, unless a group above has it.
 */
const shared = [
  { name: 'hearts', test: /app\/ui\/rating\.tsx$|app\/features\/favourites\/(favourites-(client|sync)|components\/favourite-button)\.tsx?$/ },
  { name: 'fields', test: /app\/ui\/(field-frame|field-style|text-field|checkbox-field|select-field|use-hydrated)\.tsx?$/ },
  { name: 'api', test: /app\/api-client\.ts$/ },
  {
    name: 'sign-in',
    test: new RegExp(
      [
        'app/ui/(password-field|notice|google-mark)',
        'app/features/accounts/(login-address|return-path|sign-in-messages|google-sign-in|own-dashboard)',
        'app/features/accounts/components/(auth-page|google-sign-in|use-google-sign-in|use-finish-sign-in|use-leave-when-signed-in|use-sign-in|resend-confirmation|use-resend-confirmation)',
      ]
        .map((modules) => `${modules}\\.tsx?$`)
        .join('|'),
    ),
  },
];

/**
 * Preloading is React Router's work, and styles belong to routes: the bundler's own helper around
 * each import() would only weigh on every page.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

export default defineConfig({
  plugins: [plainDynamicImports, withoutUnusedRouterParts, tailwindcss(), reactRouter(), modernStyles()],
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
                ...shared,
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
