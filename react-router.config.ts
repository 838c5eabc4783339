import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { packFiles } from './scripts/build/pack-files.ts';

export default {
  ssr: true,
  // Tests and benches build beside a running server instead of under its feet.
  buildDirectory: process.env['BUILD_DIRECTORY'] || 'build',
  // Every route of the sitemap is known at build time; the full manifest costs less than a discovery request a link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => packFiles(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
