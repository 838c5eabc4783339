import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { copyCluster } from '#app/platform/embedded-database/backup/copy-cluster.server.ts';
import {
  findInstallation,
  installForAccount,
  type Runtime,
} from '#app/platform/embedded-database/embedded-postgres-binaries.server.ts';
import { spawnIdentity } from '#app/platform/embedded-database/embedded-postgres-cluster.server.ts';
import {
  destroyEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';

type Connection = { host: string; port: number; user: string; database: string };

/** A PostgreSQL of its own with a standby that follows it by streaming, for one test file. */
export interface ReplicatedDatabase {
  connection: Connection;
  connectionString: string;
  standby: Standby;
  stop: () => Promise<void>;
}

/** Starts both, migrates the first, and connects the rooms to it. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-test-'));
  const primary = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  connectDatabase(primary.connection);
  await migrateToLatest(databasePool());
  const standby = await Standby.create(primary.connection);
  const stop = async () => {
    await standby.remove();
    await disconnectDatabase();
    await primary.stop();
    await destroyEmbeddedPostgres(dataDir);
  };
  return { connection: primary.connection, connectionString: urlOf(primary.connection), standby, stop };
}

function urlOf({ host, user, database }: Connection): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/** A standby made from a base backup. */
export class Standby {
  readonly connection: Connection;
  readonly connectionString: string;
  readonly #runtime: Runtime;
  readonly #primary: Connection;
  readonly #folder: string;
  #server: ChildProcess | undefined;

  private constructor(runtime: Runtime, primary: Connection, folder: string) {
    this.#runtime = runtime;
    this.#primary = primary;
    this.#folder = folder;
    this.connection = { ...primary, host: folder };
    this.connectionString = urlOf(this.connection);
  }

  static async create(primary: Connection): Promise<Standby> {
    const runtime = await installForAccount(await findInstallation());
    const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-standby-'));
    await chmod(folder, 0o755);
    const standby = new Standby(runtime, primary, folder);
    await mkdir(standby.#data, { mode: 0o700 });
    await copyCluster(primary, standby.#data);
    await writeFile(path.join(standby.#data, 'standby.signal'), '');
    const { account } = runtime;
    if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
    await standby.start();
    return standby;
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  /** Starts it and waits until it answers reads. */
  async start(): Promise<void> {
    const { host, port, user } = this.#primary;
    const settings = {
      listen_addresses: '',
      unix_socket_directories: this.#folder,
      max_connections: '60',
      primary_conninfo: `host=${host} port=${port} user=${user}`,
      wal_retrieve_retry_interval: '100ms',
      wal_receiver_timeout: '5s',
    };
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(path.join(this.#runtime.bin, 'postgres'), ['-D', this.#data, ...words], {
      ...spawnIdentity(this.#runtime.account),
      cwd: '/',
      detached: true,
      stdio: 'ignore',
    });
    this.#server = server;
    while (!(await this.#answers())) {
      if (server.exitCode !== null) throw new Error(`The standby ended with ${server.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Its whole process group stands still, or goes on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#signalAll(name);
  }

  /** Ends it as a machine does that loses its power. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    this.#signalAll('SIGKILL');
    await ended;
  }

  /** Stops replaying the log, which goes on arriving. */
  pauseReplay(): Promise<void> {
    return this.#run('select pg_wal_replay_pause()');
  }

  resumeReplay(): Promise<void> {
    return this.#run('select pg_wal_replay_resume()');
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #signalAll(name: NodeJS.Signals): void {
    for (const pid of this.#processes()) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // It ended by itself after it was listed.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  /** The postmaster first, then what it has started. */
  #processes(): number[] {
    const pid = this.#server?.pid;
    if (pid === undefined) return [];
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return [pid, ...children.split('\n').filter(Boolean).map(Number)];
  }

  async #run(statement: string): Promise<void> {
    const client = new pg.Client(this.connection);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }

  #answers(): Promise<boolean> {
    return this.#run('select 1').then(
      () => true,
      () => false,
    );
  }
}
