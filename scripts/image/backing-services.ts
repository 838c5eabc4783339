import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  destroyEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';

/** What an installation needs around it: PostgreSQL, and stand-ins for Stripe and the mail server. */
export interface BackingServices {
  /** The settings of an installation in production that uses them. */
  environment: Record<string, string>;
  port: number;
  metricsPort: number;
  stop: () => Promise<void>;
}

/** Starts them on loopback, with an empty database. */
export async function startBackingServices(): Promise<BackingServices> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-image-'));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const sandbox = await startSandbox(path.join(dataDir, 'sandbox'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const door = await openDoor(path.join(postgres.connection.host, '.s.PGSQL.5432'));
  const environment = {
    // Its proxy is not there; a request for any other name of this machine would be sent to it.
    BASE_URL: `https://127.0.0.1:${port}`,
    AUTH_SECRET: randomBytes(33).toString('base64'),
    DATABASE_URL: `postgres://doorstep@127.0.0.1:${door.port}/doorstep`,
    SANDBOX_URL: sandbox.url,
    SMTP_URL: sandbox.smtpUrl,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  };
  const stop = async () => {
    door.close();
    await postgres.stop();
    await sandbox.stop();
    await destroyEmbeddedPostgres(dataDir);
  };
  return { environment, port, metricsPort, stop };
}

async function startSandbox(folder: string): Promise<{ url: string; smtpUrl: string; stop: () => Promise<void> }> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const settings = { SANDBOX_PORT: port, SANDBOX_SMTP_PORT: smtpPort, SANDBOX_DATA_DIR: folder, APP_ENV: 'local' };
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    env: { ...process.env, ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, `${value}`])) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  // It says something once it listens.
  await Promise.race([once(child.stdout, 'data'), exit.then(() => Promise.reject(new Error('The sandbox ended')))]);
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  return { url: `http://127.0.0.1:${port}`, smtpUrl: `smtp://127.0.0.1:${smtpPort}`, stop };
}

/** Leads from a port of loopback to the socket of a PostgreSQL, which an account in a container cannot enter. */
async function openDoor(socket: string): Promise<{ port: number; close: () => void }> {
  const server = createServer((incoming) => {
    const outgoing = connect(socket);
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
