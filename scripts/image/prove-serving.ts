import assert from 'node:assert/strict';
import type { RunningImage } from './running-image.ts';
import type { BackingServices } from './backing-services.ts';

/** Loads every part of the bundle; `help` is what its entry is asked for then. Parts for browsers open what would keep it running. */
const loadEverything = `
  const { readdirSync } = await import('node:fs');
  const folder = '/doorstep/build/server/';
  for (const part of readdirSync(folder)) if (part !== 'index.js') await import(folder + part);
  process.exit();`;

/**
 * Asks an image that serves for a page and what belongs to it, and looks at what it must not have.
 * @throws AssertionError at the first that is not so
 */
export async function proveServing(image: RunningImage, { port, metricsPort }: BackingServices): Promise<void> {
  const site = `http://127.0.0.1:${port}`;
  assert.match(await textOf(`${site}/readyz`), /./);
  const home = await textOf(`${site}/`);
  const [script = 'no script'] = /\/assets\/[\w.-]+\.js/.exec(home) ?? [];
  assert.match(home, /<title>[^<]*Doorstep/);
  assert.match(await textOf(site + script), /./);
  assert.match(await textOf(`${site}/api/places?search=78701`), /Austin, TX/);
  assert.match(await textOf(`http://127.0.0.1:${metricsPort}/metrics`), /doorstep_http_request_seconds_count/);
  assert.equal((await image.execute('id', '--user')).trim(), '10001');
  await assert.rejects(image.execute('touch', '/doorstep/file'), /Read-only file system/);
  await assert.rejects(image.execute('ls', '/doorstep/node_modules/vite'), /No such file/);
  await image.execute('node', '--input-type=module', '--eval', loadEverything, 'doorstep', 'help');
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  assert.equal(response.status, 200, `${url} answers ${response.status}`);
  return response.text();
}
