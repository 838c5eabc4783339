import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const listName = /^manifest-\w+\.js$/;
const beginning = 'window.__reactRouterManifest=';

type RouteList = { routes: Record<string, object> };

/**
 * Removes from the browser's route manifest, which every page loads, the names of the files that each route's module
 * imports: the module itself imports them. The server has its own manifest, from which it writes a page's preloads.
 * Also drops empty values (`false`, no style sheets), because React Router only checks whether a property is there.
 * @throws Error if the manifest is not in the format of this version of React Router
 */
export async function slimRouteList(clientFolder: string): Promise<void> {
  const folder = path.join(clientFolder, 'assets');
  const name = (await readdir(folder)).find((file) => listName.test(file));
  if (!name) throw new Error(`No list of routes in ${folder}`);
  const file = path.join(folder, name);
  await writeFile(file, slimmed(await readFile(file, 'utf8')));
}

export function slimmed(script: string): string {
  if (!script.startsWith(beginning)) throw new Error('The list of routes begins in another way than expected');
  const list = JSON.parse(script.slice(beginning.length).replace(/;\s*$/, '')) as RouteList;
  const routes = Object.entries(list.routes).map(
    ([id, route]) => [id, Object.fromEntries(Object.entries(route).filter(isNeeded))] as const,
  );
  return `${beginning}${JSON.stringify({ ...list, routes: Object.fromEntries(routes) })};`;
}

function isNeeded([name, value]: [string, unknown]): boolean {
  const isNothing = value === false || (Array.isArray(value) && value.length === 0);
  return !isNothing && name !== 'imports' && name !== 'hasDefaultExport';
}
