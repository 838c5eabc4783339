import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { routesOfSection } from './page-sections.server.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

const listed: Pick<Route, 'id' | 'parentId' | 'path' | 'index'>[] = [
  { id: 'root', path: '' },
  { id: 'frame', parentId: 'root' },
  { id: 'home', parentId: 'frame', index: true },
  { id: 'account', parentId: 'root', path: 'account' },
  { id: 'overview', parentId: 'account', index: true },
  { id: 'webhook', parentId: 'account', path: 'webhooks/:id' },
  { id: 'professionals', parentId: 'frame', path: 'professionals' },
  { id: 'professional', parentId: 'frame', path: 'professionals/:id' },
  { id: 'missing', parentId: 'frame', path: '*' },
];
const routes: Routes = Object.fromEntries(listed.map((route) => [route.id, route as Route]));

const idsOf = (part: Routes) => Object.keys(part);

test.each([
  ['', ['root', 'frame', 'home', 'missing']],
  ['account', ['root', 'frame', 'account', 'overview', 'webhook', 'missing']],
  ['professionals', ['root', 'frame', 'professionals', 'professional', 'missing']],
  ['nobody', ['root', 'frame', 'missing']],
])('paths that begin with "%s" have their own routes and those that match anything', (section, expected) => {
  expect(idsOf(routesOfSection(routes, section))).toEqual(expected);
});

test.each([
  ['', '/'],
  ['', '//'],
  ['', '//professionals/1'],
  ['account', '/account'],
  ['account', '/Account/webhooks/1'],
  ['professionals', '/professionals/'],
  ['professionals', '/professionals/1'],
  ['professionals', '/professionals/1/more'],
])('in section "%s" the path %s is matched as among all routes', (section, path) => {
  const matched = (part: Routes) =>
    createStaticHandler(treeOf(part, undefined))
      .match(path)
      ?.map(({ route, params }) => [route.id, params]);
  expect(matched(routesOfSection(routes, section))).toEqual(matched(routes));
});

function treeOf(part: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(part).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, index: true } : { id, ...(path === undefined ? {} : { path }), children: treeOf(part, id) }];
  });
}
