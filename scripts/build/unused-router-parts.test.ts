import { describe, expect, it } from 'vitest';
import routerConfig from '../../react-router.config.ts';
import { unusedRouterParts } from './unused-router-parts.ts';

describe('what stands in for unused parts of React Router', () => {
  it.each(Object.entries(unusedRouterParts))('%s exports what the installed version does', async (part, code) => {
    const installed = new URL(`../../node_modules/react-router/dist/production/${part}`, import.meta.url);
    const names = [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(Object.keys((await import(installed.href)) as object).toSorted());
  });

  it('is unused: every route is known from the start', () => {
    expect(routerConfig.routeDiscovery).toEqual({ mode: 'initial' });
  });
});
