import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { joinEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { runProgram } from '../../scripts/test/run-program.ts';

export type Product = {
  url: string;
  sandboxUrl: string;
  pid: number;
  postmaster: number;
  connection: { host: string; port: number; user: string; database: string };
  /** From process start to the first page served, in ms. */
  startMilliseconds: number;
  stop: () => Promise<void>;
};
export type Server = Pick<Product, 'url' | 'pid' | 'startMilliseconds' | 'stop'>;

export const buildFolder = path.resolve(process.env['BUILD_DIRECTORY'] || 'build');
const startLimitMilliseconds = 120_000;

/** The folder of the demo marketplace that the benches of one run share. */
export async function benchDataDir(): Promise<string> {
  return process.env['BENCH_DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'doorstep-bench-')));
}

/** Starts the built product with the demo marketplace, as `npm start` does; the first start in a folder creates it. */
export async function startProduct(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<Product> {
  const sandboxPort = await freePort();
  const server = await startServer({ DATA_DIR: dataDir, SANDBOX_PORT: String(sandboxPort), ...environment });
  const sandboxUrl = environment['SANDBOX_URL'] ?? `http://127.0.0.1:${sandboxPort}`;
  const { pid: postmaster, connection } = await joinEmbeddedPostgres({ dataDir, log: () => undefined });
  return { ...server, sandboxUrl, postmaster, connection };
}

/** Starts another instance next to a product, with the same database and sandbox. */
export function startBeside({ connection, sandboxUrl }: Product, environment: NodeJS.ProcessEnv): Promise<Server> {
  return startServer({ DATABASE_URL: databaseUrl(connection), SANDBOX_URL: sandboxUrl, ...environment });
}

/** The URL of a database at a host or at the folder of a socket. */
export function databaseUrl({ host, port, user, database }: Product['connection']): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Starts the built product with these variables. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<Server> {
  await buildIfMissing();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const begun = performance.now();
  const { flags, variables } = await startScript();
  // A bench searches nonstop from a single network.
  const searching = { SEARCHES_PER_MINUTE: '9999999' };
  const child = spawn(process.execPath, [...flags, path.join(buildFolder, 'server/index.js')], {
    env: { ...process.env, ...variables, ...searching, LOG_LEVEL: 'warn', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstPage(url, begun, () => child.exitCode !== null);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, startMilliseconds: performance.now() - begun, stop };
}

async function firstPage(url: string, begun: number, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    // An instance behind a proxy sends everybody to the site's own URL.
    if (answer?.ok || answer?.status === 307) return;
    if (hasEnded() || performance.now() - begun > startLimitMilliseconds) throw new Error('The product did not start');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Node's flags and the variables from the start script, so that the benches run what users run. */
async function startScript(): Promise<{ flags: string[]; variables: NodeJS.ProcessEnv }> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const variables = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=') as [string, string]);
  return { flags: words.filter((word) => word.startsWith('--')), variables: Object.fromEntries(variables) };
}

async function buildIfMissing(): Promise<void> {
  const isBuilt = await access(path.join(buildFolder, 'server/index.js')).then(
    () => true,
    () => false,
  );
  if (isBuilt) return;
  const { exitCode, output } = await runProgram(path.resolve('node_modules/.bin/react-router'), ['build']);
  if (exitCode !== 0) throw new Error(output);
}

/** Finds a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
