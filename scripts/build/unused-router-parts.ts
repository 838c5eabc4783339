import type { Plugin } from 'vite';

/**
 * Parts of React Router that this site disables or replaces, each with a stub for its importers: saves 3 KB on every
 * page. A test checks that their exports match those of the installed version.
 */
export const unusedRouterParts: Record<string, string> = {
  // The router's `instrumentations`.
  'lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentationResultMetaContext = undefined;`,
  // Lazy route discovery: with react-router.config.ts the browser knows all routes from the start.
  'lib/dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 0;
    export const getManifestPath = () => '';
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = () => false;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};`,
  // The last fallback outside our own error boundary (app/root.tsx): a plain page instead of one with the error's
  // stack.
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
  // The original reloads the page when a file is missing, even offline and repeatedly. Ours continues once the file
  // is available.
  'lib/dom/ssr/routeModules.js': `
    export const loadRouteModule = async (route, cache) => {
      if (route.id in cache) return cache[route.id];
      const load = () => import(/* @vite-ignore */ route.module);
      return (cache[route.id] = await load().catch((cause) => window.pageWatch?.missingPart(load, true) ?? Promise.reject(cause)));
    };`,
  // The fallback while the root's own client loader runs: it has none.
  'lib/dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null;',
};

/** Replaces them in the browser's code; the server uses all of React Router. */
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
