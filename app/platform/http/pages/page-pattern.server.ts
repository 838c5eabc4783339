import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/**
 * Returns a function that finds the pattern of a page's route, `/professionals/:id`, also for its data. A path without
 * a page has the pattern `*`.
 */
export function pagePatterns(build: () => Promise<Pick<ServerBuild, 'routes'>>): (path: string) => Promise<string> {
  let tree: RouteObject[] | undefined;
  return async (path) => {
    tree ??= childrenOf((await build()).routes, undefined);
    const matches = matchRoutes(tree, pagePath(path));
    const parts = (matches ?? []).flatMap(({ route }) => route.path?.split('/') ?? []).filter((part) => part !== '');
    return matches ? `/${parts.join('/')}` : '*';
  };
}

/** Returns the path of a page for its own or that of its data: `/account` for `/account.data`, `/` for `/_.data`. */
export function pagePath(path: string): string {
  return path.replace(/(?:\/_)?\.data$/, '') || '/';
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || (route.parentId || undefined) !== parentId) return [];
    const path = route.path === undefined ? {} : { path: route.path };
    return [
      route.index
        ? { id: route.id, index: true, ...path }
        : { id: route.id, ...path, children: childrenOf(routes, route.id) },
    ];
  });
}
