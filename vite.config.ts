import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        // The process entry is the server bundle's entry, so that API and pages share one module graph
        // (docs/decisions/002-one-module-graph.md).
        rollupOptions: { input: './app/server.ts' },
      },
    },
  },
});
