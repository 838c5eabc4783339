import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pagePatterns } from './page-pattern.server.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** Routes as a build has them: by id, each naming the one around it. */
const routes = (list: Pick<Route, 'id' | 'parentId' | 'path' | 'index'>[]): Routes =>
  Object.fromEntries(list.map((route) => [route.id, route as Route]));

const patternOf = pagePatterns(() =>
  Promise.resolve({
    routes: routes([
      { id: 'root', path: '' },
      { id: 'frame', parentId: 'root' },
      { id: 'home', parentId: 'frame', index: true },
      { id: 'account', parentId: 'root', path: 'account' },
      { id: 'overview', parentId: 'account', index: true },
      { id: 'professional', parentId: 'frame', path: 'professionals/:id' },
    ]),
  }),
);

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/account', '/account'],
  ['/account.data', '/account'],
  ['/professionals/0198f000', '/professionals/:id'],
  ['/professionals/0198f000.data', '/professionals/:id'],
  ['/mia@example.com', '*'],
])('%s is a page of %s', async (path, pattern) => {
  expect(await patternOf(path)).toBe(pattern);
});
