import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { joinEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { processExists } from '#app/platform/embedded-database/process-identity.server.ts';

/** Builds what `npm start` would run, unless it is built already; BUILD_DIRECTORY names another build to use. */
export async function provideBuild(): Promise<string> {
  const named = process.env['BUILD_DIRECTORY'];
  if (!named) await promisify(execFile)(process.execPath, ['scripts/bootstrap.mjs', '--build']);
  return path.join(named || 'build', 'server', 'index.js');
}

export type Victim = 'server' | 'server and database';

/** The built server as a separate process, on data that outlives it, so it can be killed and restarted. */
export class BuiltServer {
  readonly dataDir: string;
  readonly url: string;
  readonly sandboxUrl: string;
  private readonly entry: string;
  private readonly environment: NodeJS.ProcessEnv;
  private readonly words: readonly string[];
  private child: ChildProcess | undefined;
  private folder: string | undefined;

  private constructor(
    entry: string,
    dataDir: string,
    port: number,
    sandboxPort: number,
    environment: NodeJS.ProcessEnv,
    words: readonly string[],
  ) {
    this.entry = entry;
    this.words = words;
    this.dataDir = dataDir;
    this.url = `http://127.0.0.1:${environment['PORT'] ?? port}`;
    this.sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
    this.environment = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      APP_ENV: 'local',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      COMPLETION_UNDO_SECONDS: '0',
      DATA_DIR: dataDir,
      PORT: String(port),
      BASE_URL: this.url,
      SANDBOX_PORT: String(sandboxPort),
      ...environment,
    };
  }

  /**
   * `environment` adds to or overrides what every such server has; `words` are the command that it runs, if not the
   * whole product.
   */
  static async create(
    entry: string,
    environment: NodeJS.ProcessEnv = {},
    words: readonly string[] = [],
  ): Promise<BuiltServer> {
    const dataDir = environment['DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'doorstep-test-')));
    return new BuiltServer(entry, dataDir, await freePort(), await freePort(), environment, words);
  }

  /** From the next start on it is the release that was built in this folder. */
  becomeRelease(folder: string | undefined): void {
    this.folder = folder;
  }

  /** Resolves when the server answers, recovered from however it ended. */
  async start(): Promise<void> {
    const entry = this.folder === undefined ? this.entry : path.join(this.folder, 'build/server/index.js');
    const child = spawn(process.execPath, [entry, ...this.words], {
      cwd: this.folder,
      env: this.environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.child = child;
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with code ${code}`)));
    await Promise.race([this.becomesReady(), ended]);
  }

  /**
   * Starts it where it must refuse to.
   * @returns its exit code, and what it wrote to stderr
   */
  async refuses(): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, [this.entry], { env: this.environment, stdio: ['ignore', 'ignore', 'pipe'] });
    this.child = child;
    let said = '';
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const ready = this.becomesReady().then(() => Promise.reject(new Error('The server has started')));
    // Rejects late if the server has exited; that is ignored.
    ready.catch(() => undefined);
    return { code: await Promise.race([ended, ready]), said };
  }

  /** Kills it this long into its start. */
  async startAndKill(afterMilliseconds: number): Promise<void> {
    const child = spawn(process.execPath, [this.entry], { env: this.environment, stdio: 'ignore' });
    this.child = child;
    await Promise.race([once(child, 'exit'), delay(afterMilliseconds)]);
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    await this.end('SIGKILL');
  }

  async becomesReady(): Promise<void> {
    await vi.waitFor(() => this.assertReady(), { timeout: 180_000, interval: 50 });
  }

  private async assertReady(): Promise<void> {
    const port = this.environment['METRICS_PORT'];
    const { ok } = await fetch(`${port ? `http://127.0.0.1:${port}` : this.url}/readyz`);
    if (!ok) throw new Error('The server is not ready');
  }

  async kill(victim: Victim): Promise<void> {
    const database =
      victim === 'server' ? undefined : await joinEmbeddedPostgres({ dataDir: this.dataDir, log: () => undefined });
    const ended = this.end('SIGKILL');
    if (database) process.kill(database.pid, 'SIGKILL');
    await ended;
  }

  /** Stops only the database; the server stays. */
  async stopDatabase(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const { pid } = await joinEmbeddedPostgres({ dataDir: this.dataDir, log: () => undefined });
    process.kill(pid, signal);
    await vi.waitFor(() => expect(processExists(pid)).toBe(false), { timeout: 20_000, interval: 5 });
  }

  /**
   * Suspends every process of the database.
   * @returns a function that resumes them
   */
  async pauseDatabase(): Promise<() => void> {
    const { pid } = await joinEmbeddedPostgres({ dataDir: this.dataDir, log: () => undefined });
    const all = [pid, ...(await childrenOf(pid))];
    for (const one of all) process.kill(one, 'SIGSTOP');
    return () => {
      for (const one of all) process.kill(one, 'SIGCONT');
    };
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(parent)]);
  return stdout
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);
}

/** Finds a port that nothing is listening on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
