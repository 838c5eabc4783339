import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/**
 * Builds /service-worker.js in the root of the client files, as a single classic script, because a worker's scope is
 * its own folder. It contains the build's version, so that every build's worker differs from the previous one.
 */
export async function buildServiceWorker(clientFolder: string): Promise<void> {
  // The file names under assets contain content hashes.
  const names = await readdir(path.join(clientFolder, 'assets'));
  const version = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __BUILD_VERSION__: JSON.stringify(version) },
    build: {
      target: 'es2022',
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: 'app/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
