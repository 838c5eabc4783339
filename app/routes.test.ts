import { afterEach, expect, it, vi } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';

const pathsOf = (routes: readonly RouteConfigEntry[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

async function sitemapBuiltFor(environment: string): Promise<string[]> {
  vi.stubEnv('APP_ENV', environment);
  vi.resetModules();
  const { default: sitemap } = await import('./routes.ts');
  return pathsOf(await sitemap);
}

afterEach(() => vi.unstubAllEnvs());

it('a build for production lacks the page of the design system, and nothing else', async () => {
  const [local, production] = [await sitemapBuiltFor('local'), await sitemapBuiltFor('production')];
  expect(local.filter((path) => !production.includes(path))).toEqual(['ui']);
});
