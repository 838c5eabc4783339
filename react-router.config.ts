import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './scripts/build/build-service-worker.ts';
import { packFiles } from './scripts/build/pack-files.ts';
import { slimRouteList } from './scripts/build/slim-route-list.ts';

export default {
  ssr: true,
  // Tests and benches build beside a running server instead of under its feet.
  buildDirectory: process.env['BUILD_DIRECTORY'] || 'build',
  // Every route of the sitemap is known at build time; the full manifest costs less than a discovery request a link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const clientFolder = path.join(reactRouterConfig.buildDirectory, 'client');
    await slimRouteList(clientFolder);
    await buildServiceWorker(clientFolder);
    await packFiles(clientFolder);
  },
} satisfies Config;
