import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { pagePath } from './page-pattern.server.ts';

type Routes = ServerBuild['routes'];

/**
 * Returns a function that finds the handler of a path. React Router tries one route of the product after the other,
 * twice a page, so the paths below each first segment have a handler that knows only the routes that can match them;
 * any other path is matched with all.
 */
export function sectionHandlers(build: ServerBuild, mode: string): (path: string) => RequestHandler {
  const handlers = new Map([...sectionsOf(build.routes)].map((section) => [section, lazily(section)]));
  const ofAll = createRequestHandler(build, mode);
  return (path) => handlers.get(sectionOf(path))?.() ?? ofAll;

  function lazily(section: string): () => RequestHandler {
    let handler: RequestHandler | undefined;
    return () => (handler ??= createRequestHandler({ ...build, routes: routesOfSection(build.routes, section) }, mode));
  }
}

/** Returns the first segment of a page's path, also for its data; '' for the home page. */
function sectionOf(path: string): string {
  return pagePath(path).split('/')[1]?.toLowerCase() ?? '';
}

/** Returns the routes that can match a path with this first segment, with those around them. */
export function routesOfSection(routes: Routes, section: string): Routes {
  const kept = new Set<string>();
  for (const route of Object.values(routes)) {
    const first = route && firstSegment(routes, route.id);
    if (first === undefined || (first !== section && isFixed(first))) continue;
    for (let id: string | undefined = route?.id; id; id = routes[id]?.parentId) kept.add(id);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
}

function sectionsOf(routes: Routes): Set<string> {
  const firsts = Object.keys(routes).flatMap((id) => firstSegment(routes, id) ?? []);
  return new Set(firsts.filter(isFixed));
}

/** Returns what a route's path begins with; '' for the home page, undefined for a route that only surrounds others. */
function firstSegment(routes: Routes, id: string): string | undefined {
  const route = routes[id];
  if (!route || (route.path === undefined && !route.index)) return undefined;
  const parts: string[] = [];
  for (let at: typeof route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined)
    parts.unshift(at.path ?? '');
  const [first] = parts.flatMap((part) => part.split('/')).filter((part) => part !== '');
  if (first !== undefined) return first.toLowerCase();
  return route.index ? '' : undefined;
}

/** Parameters, optional segments and the rest of a path match any first segment. */
function isFixed(segment: string): boolean {
  return !/[:*?]/.test(segment);
}
