import { expect, it } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { availablePages } from './available-pages.ts';
import sitemap from './routes.ts';

function pathsOf(routes: RouteConfigEntry[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...pathsOf(children)]);
}

it.each([
  ['forgotPassword', '/forgot-password'],
  ['joinAsPro', '/join-as-pro'],
] as const)('%s is linked exactly when the site has %s', async (name, path) => {
  const paths = pathsOf(await sitemap);
  expect(paths).toContain('/login');
  expect(availablePages[name]).toBe(paths.includes(path) ? path : undefined);
});
