import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pgBouncerProgram } from '../../../scripts/test/pgbouncer-program.ts';

interface PoolerOptions {
  mode?: 'transaction' | 'statement';
  /** As max_prepared_statements: how many of a client's it remembers. */
  prepared?: number;
  /** How many sessions of a database its clients share. */
  sessions?: number;
  /** What each of its sessions begins with. */
  greeting?: string;
}

export interface RunningPooler {
  host: string;
  port: number;
  /** It stands still, or goes on. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  stop: () => Promise<void>;
}

const limits = `set statement_timeout = 30000; set idle_in_transaction_session_timeout = 30000`;
/** PgBouncer refuses to run as root. */
const nobody = 65_534;

/** Starts a PgBouncer in front of all databases of a PostgreSQL that asks for no password. */
export async function startPgBouncer(
  { host, port, user }: { host: string; port: number; user: string },
  { mode = 'transaction', prepared = 200, sessions = 20, greeting = limits }: PoolerOptions = {},
): Promise<RunningPooler> {
  if (!pgBouncerProgram) throw new Error('There is no pgbouncer on this machine');
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-pgbouncer-'));
  const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'users.txt'), `"${user}" ""\n`);
  const address = { host: '127.0.0.1', port: await freePort() };
  const settings = [
    '[databases]',
    `* = host=${host} port=${port} connect_query='${greeting}'`,
    '[pgbouncer]',
    `listen_addr = ${address.host}\nlisten_port = ${address.port}\nunix_socket_dir =`,
    `auth_type = trust\nauth_file = ${folder}/users.txt`,
    `pool_mode = ${mode}\ndefault_pool_size = ${sessions}\nmax_client_conn = 1000\nserver_idle_timeout = 10`,
    ...(remembersStatements(pgBouncerProgram) ? [`max_prepared_statements = ${prepared}`] : []),
  ];
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  if (identity.uid) await chown(folder, identity.uid, identity.gid);
  const child = spawn(pgBouncerProgram, [file], { ...identity, cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await answers({ ...address, user })))
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
  return {
    ...address,
    signal: (name) => void child.kill(name),
    stop: async () => {
      child.kill('SIGTERM');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Whether this version can remember prepared statements at all: from 1.21 on. */
function remembersStatements(program: string): boolean {
  const [, minor] = /PgBouncer 1\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(minor) >= 21;
}

async function answers(address: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  const isOpen = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  if (!isOpen) await new Promise((resolve) => setTimeout(resolve, 50));
  return isOpen;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
