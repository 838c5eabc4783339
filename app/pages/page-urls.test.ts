import { expect, it } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { forgotPasswordUrl, joinUrl } from './page-urls.ts';
import sitemap from '#app/routes.ts';

function pathsOf(routes: RouteConfigEntry[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...pathsOf(children)]);
}

it.each([joinUrl, forgotPasswordUrl])('%s is a page of the site', async (url) => {
  expect(pathsOf(await sitemap)).toContain(url);
});
