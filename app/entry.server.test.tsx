import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { RouterContextProvider, useLoaderData, type ServerBuild } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { pagesHandler } from '#app/platform/http/pages/pages.server.ts';
import * as entry from './entry.server.tsx';
import * as root from './root.tsx';

const words = '</script><script>evil(1)</script>';
const markup =
  '<p>Hello</p><script>evil(2)</script><script type="late">evil(3)</script><script nonce="guessed">evil(4)</script><script type="module" async="">evil(5)</script>';

/** A page whose content got past everything that escapes it. */
function Injected() {
  const { said } = useLoaderData<{ said: string }>();
  return (
    <main>
      <h1>{said}</h1>
      {/* oxlint-disable-next-line react/no-danger -- the attack that this test is about */}
      <div dangerouslySetInnerHTML={{ __html: markup }} />
    </main>
  );
}

const route = (id: string, parentId?: string, path = '') => ({ id, path, ...(parentId ? { parentId } : {}) });
const asset = (id: string) => ({
  ...route(id),
  hasAction: false,
  hasLoader: id === 'page',
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  imports: [],
});
const build = {
  entry: { module: entry },
  routes: {
    root: { ...route('root'), module: root },
    page: { ...route('page', 'root', 'said'), module: { default: Injected, loader: () => ({ said: words }) } },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: { root: asset('root'), page: { ...asset('page'), parentId: 'root', path: 'said' } },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

describe('the policy of a page that somebody wrote a script into', () => {
  let html: string;
  let policy: string;
  let again: string;
  beforeAll(async () => {
    log.level = 'silent';
    useConfig(readConfig({}));
    const pages = pagesHandler({ build: async () => build, cacheKey: () => undefined, mode: 'production' });
    const app = new Hono().all('*', (context) => pages(context));
    const answer = await app.request('http://localhost:3000/said');
    html = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    policy = answer.headers.get('content-security-policy') ?? '';
    again = Buffer.from(await (await app.request('http://localhost:3000/said')).arrayBuffer()).toString('latin1');
  });

  it.each([1, 2, 3, 4, 5])('does not vouch for it: evil(%i)', (number) => {
    expect(html).toContain(`evil(${number})`);
    expect(policy).not.toContain(hashOf(`evil(${number})`));
  });

  it('vouches for each script of our own, and for nothing else', () => {
    const own = scriptsOf(html).filter((script) => !/^evil\(\d\)$/.test(script));
    expect(own.length).toBeGreaterThan(4);
    expect(own.filter((script) => !policy.includes(hashOf(script)))).toEqual([]);
    expect(policy.match(/'sha256-/g)).toHaveLength(new Set(own).size);
  });

  it('leaves a page that is the same for everybody', () => {
    expect(html).toBe(again);
    expect(html.match(/ nonce="[^"]*"/g)).toEqual([' nonce="guessed"']);
  });
});

it('logs a page that failed without the secret of its link', () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const request = new Request(`http://localhost:3000/confirm-email/${'aB3_-'.repeat(8)}xyz`);
  const rest = { params: {}, pattern: '/confirm-email/:token', url: new URL(request.url) };
  entry.handleError(new Error('no database'), { request, ...rest, context: new RouterContextProvider() });
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/confirm-email/[redacted]' }),
    'a page failed',
  );
  logged.mockRestore();
});
