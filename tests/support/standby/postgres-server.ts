import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import {
  findInstallation,
  installForAccount,
  type Runtime,
} from '#app/platform/embedded-database/embedded-postgres-binaries.server.ts';
import { spawnIdentity } from '#app/platform/embedded-database/embedded-postgres-cluster.server.ts';

const superuser = 'doorstep';
/** Only the name of the socket's file. */
const port = 5432;

/** The programs of the embedded PostgreSQL, for servers that tests start by themselves. */
export async function testRuntime(): Promise<Runtime> {
  return installForAccount(await findInstallation());
}

/** A PostgreSQL that listens on a socket in the folder of its data, and dies when it is killed. */
export class PostgresServer {
  readonly data: string;
  readonly connection: { host: string; port: number; user: string; database: string };
  readonly #runtime: Runtime;
  #child: ChildProcess | undefined;

  constructor(runtime: Runtime, data: string) {
    this.#runtime = runtime;
    this.data = data;
    this.connection = { host: data, port, user: superuser, database: 'postgres' };
  }

  async create(): Promise<void> {
    await mkdir(this.data, { mode: 0o700 });
    const { account, bin } = this.#runtime;
    if (account) await chown(this.data, account.uid, account.gid);
    await chmod(this.data, 0o700);
    const settings = ['--encoding=UTF8', '--locale=C.UTF-8', '--text-search-config=english', '--auth=trust'];
    await this.#run(path.join(bin, 'initdb'), [`--pgdata=${this.data}`, `--username=${superuser}`, ...settings]);
  }

  /** Resolves when it answers. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    const all = { listen_addresses: '', unix_socket_directories: this.data, max_connections: '100', ...settings };
    const child = spawn(
      path.join(this.#runtime.bin, 'postgres'),
      ['-D', this.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...spawnIdentity(this.#runtime.account), cwd: '/', stdio: 'ignore' },
    );
    this.#child = child;
    await until(() => this.query('select 1'), 60_000);
  }

  /** The id of its first process; 0 before it is started. */
  get postmaster(): number {
    return this.#child?.pid ?? 0;
  }

  /** Runs a statement on a connection of its own. */
  async query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client(this.connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** SIGINT ends it as a shutdown does, SIGKILL as a crash. */
  async end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  async #run(program: string, parameters: string[]): Promise<void> {
    const child = spawn(program, parameters, {
      ...spawnIdentity(this.#runtime.account),
      cwd: '/',
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [exitCode] = (await once(child, 'exit')) as [number | null];
    if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}`);
  }
}

/**
 * Repeats a check until it does not throw.
 * @throws its last error after so many milliseconds
 */
export async function until<Result>(check: () => Promise<Result>, milliseconds: number): Promise<Result> {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await after(50);
    }
  }
}
