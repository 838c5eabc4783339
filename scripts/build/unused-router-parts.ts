import type { Plugin } from 'vite';

/**
 * Parts of React Router that this site never turns on, or does in another way, each with what its importers get in
 * its place: 3 KB that every page would load. A test holds their exports equal to those of the installed version.
 */
export const unusedRouterParts: Record<string, string> = {
  // `instrumentations` of a router.
  'lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentationResultMetaContext = undefined;`,
  // Routes discovered one by one: react-router.config.ts has the browser know them all from the start.
  'lib/dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 0;
    export const getManifestPath = () => '';
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = () => false;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};`,
  // The last resort around our own (app/root.tsx): a plain page in place of one with the error's stack.
  'lib/dom/ssr/errorBoundaries.js': `
    import { Component, createElement } from 'react';
    export const RemixErrorBoundary = class extends Component {
      state = { failed: false };
      static getDerivedStateFromError() {
        return { failed: true };
      }
      render() {
        if (!this.state.failed) return this.props.children;
        const again = createElement('a', { href: '' }, 'Load the page again');
        return createElement('html', { lang: 'en' }, createElement('body', null, createElement('h1', null, 'Something went wrong'), again));
      }
    };
    export const BoundaryShell = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = () => null;`,
  // It would load a page anew for a file that is missing, offline too, and again and again. Ours goes on when the
  // file is there.
  'lib/dom/ssr/routeModules.js': `
    export const loadRouteModule = async (route, cache) => {
      if (route.id in cache) return cache[route.id];
      const load = () => import(/* @vite-ignore */ route.module);
      return (cache[route.id] = await load().catch((cause) => window.pageWatch?.missingPart(load, true) ?? Promise.reject(cause)));
    };`,
  // What shows while the root's own loader is asked: it has none.
  'lib/dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null;',
};

/** Leaves them out of what the browser loads; the server has React Router whole. */
export const withoutUnusedRouterParts: Plugin = {
  name: 'without-unused-router-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => {
    const part = /node_modules\/react-router\/dist\/production\/(.+)$/.exec(id.replaceAll('\\', '/'))?.[1];
    return part === undefined ? undefined : unusedRouterParts[part];
  },
};
