import { describe, expect, it } from 'vitest';
import type { ServerBuild } from 'react-router';
import { serviceWorkerRoutes } from './service-worker-routes.server.ts';

const build = async () => ({ assets: { routes: { root: { css: ['/assets/root.css'] } } } }) as unknown as ServerBuild;
const routes = (enabled: boolean) => serviceWorkerRoutes({ clientFolder: 'nowhere', build, enabled });

describe('the switch that takes service workers off', () => {
  it('answers with one that forgets everything and leaves', async () => {
    const answer = await routes(false).request('/service-worker.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('service-worker-allowed')).toBe('/');
    const deleted: string[] = [];
    let left = false;
    await activate(await answer.text(), {
      caches: {
        keys: async () => ['doorstep-assets', 'doorstep-pages-1'],
        delete: async (name: string) => deleted.push(name),
      },
      registration: { unregister: async () => (left = true) },
    });
    expect(deleted).toEqual(['doorstep-assets', 'doorstep-pages-1']);
    expect(left).toBe(true);
  });
});

/** Runs a worker's source as far as its activation. */
async function activate(source: string, scope: Record<string, unknown>): Promise<void> {
  const listeners: Record<string, (event: { waitUntil: (work: Promise<void>) => void }) => void> = {};
  const names = ['addEventListener', 'skipWaiting', ...Object.keys(scope)];
  const listen = (type: string, listener: (typeof listeners)[string]) => void (listeners[type] = listener);
  new Function(...names, source)(listen, () => undefined, ...Object.values(scope));
  const works: Promise<void>[] = [];
  listeners['activate']?.({ waitUntil: (work) => works.push(work) });
  await Promise.all(works);
}

describe('the offline page', () => {
  it('is whole with the style sheet and scripts that its policy allows', async () => {
    const answer = await routes(true).request('/offline');
    const html = await answer.text();
    expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/<script[^>]+src=|type="module"/);
    expect(answer.headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(2);
  });
});
