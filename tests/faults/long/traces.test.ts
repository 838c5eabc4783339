import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BuiltServer, provideBuild } from '#tests/support/faults/built-server.ts';
import { OtlpCollector } from '#tests/support/traces/otlp-collector.ts';

/** Writes down every module that a process asks for; its file is the first line of the second argument. */
const recorder = `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (found.url.includes('/@opentelemetry/')) appendFileSync(process.env.LOADED_MODULES, found.url + '\\n');
    return found;
  },
});`;
const theLibrary = /@opentelemetry\/(?:sdk-trace|exporter-trace-otlp-proto|resources|core)\//;

let entry: string;
let folder: string;
let server: BuiltServer | undefined;
beforeAll(async () => {
  entry = await provideBuild();
  folder = await mkdtemp(path.join(tmpdir(), 'doorstep-modules-'));
  await writeFile(path.join(folder, 'recorder.mjs'), recorder);
}, 240_000);
afterEach(() => server?.stop());

/** Starts a server, answers a request, and returns what it has loaded of OpenTelemetry. */
async function modulesOf(environment: Record<string, string>): Promise<string> {
  const list = path.join(folder, `loaded-${Object.keys(environment).length}.txt`);
  await writeFile(list, '');
  server = await BuiltServer.create(entry, {
    NODE_OPTIONS: `--import ${path.join(folder, 'recorder.mjs')}`,
    LOADED_MODULES: list,
    ...environment,
  });
  await server.start();
  expect((await fetch(`${server.url}/api/professionals`)).status).toBe(200);
  return readFile(list, 'utf8');
}

describe('the library that records traces', { timeout: 240_000 }, () => {
  test('is not loaded without its variables', async () => {
    const loaded = await modulesOf({});
    expect(loaded).toContain('@opentelemetry/api');
    expect(loaded).not.toMatch(theLibrary);
  });

  test('is loaded with them', async () => {
    expect(await modulesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toMatch(theLibrary);
  });
});

describe('a collector', { timeout: 240_000 }, () => {
  let collector: OtlpCollector;
  beforeAll(async () => {
    collector = await OtlpCollector.start();
  });
  afterAll(() => collector.stop());

  const start = async () => {
    server = await BuiltServer.create(entry, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await server.start();
    return server;
  };
  const ask = async ({ url }: BuiltServer) => (await fetch(`${url}/api/professionals`)).status;

  test('gets the last spans of a process that is asked to stop', async () => {
    const running = await start();
    expect(await ask(running)).toBe(200);
    for (const page of ['/login', '/professionals/of-nobody']) await fetch(`${running.url}${page}`);
    await running.stop();
    expect(collector.spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /api/professionals', 'GET /login', 'GET /professionals/:id']),
    );
  });

  test.each([
    ['that answers nothing', 'nothing'],
    ['that refuses', 503],
  ] as const)('%s fails no request, and does not keep a process from stopping', async (_, answer) => {
    collector.answer = answer;
    collector.deliveries.length = 0;
    const running = await start();
    const answers = [];
    while (collector.deliveries.length === 0) answers.push(await ask(running));
    expect(new Set(answers)).toEqual(new Set([200]));
    await running.stop();
  });
});
