import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
);

/** Whether this machine has nginx, which no npm package provides. */
export const hasNginx = program !== undefined;

interface Proxied {
  /** The port nginx listens on. */
  port: number;
  /** The instances, as host:port. */
  instances: readonly string[];
}

/** Runs nginx with deploy/nginx.conf until it is stopped; only its addresses, paths and TLS differ. */
export async function runNginx({ port, instances }: Proxied): Promise<{ pid: number; stop: () => Promise<void> }> {
  if (!program) throw new Error('There is no nginx on this machine');
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-nginx-'));
  await mkdir(path.join(folder, 'temp'));
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    frame(folder, toTest(await readFile('deploy/nginx.conf', 'utf8'), { folder, port, instances })),
  );
  const options = ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')];
  await promisify(execFile)(program, ['-t', ...options]);
  const child = spawn(program, options, { stdio: 'ignore' });
  await untilAnswered(`http://127.0.0.1:${port}/healthz`, () => child.exitCode !== null);
  const stop = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  return { pid: child.pid ?? 0, stop };
}

async function untilAnswered(url: string, hasEnded: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await fetch(url).catch(() => undefined))) {
    if (hasEnded() || performance.now() > end) throw new Error('nginx did not start');
    await after(50);
  }
}

/** The configuration around the files of conf.d. */
function frame(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, 'temp', kind)};`,
  );
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 2;',
    `pid ${path.join(folder, 'pid')};`,
    'events { worker_connections 256; }',
    'http {',
    ...temporary,
    'add_header X-Served-By $upstream_addr always;',
    site,
    '}',
  ].join('\n');
}

function toTest(site: string, { folder, port, instances }: Proxied & { folder: string }): string {
  return site
    .replace(/( {2}server 10\.0\.0\.\d+:3000.*\n)+/, (lines) => upstreams(lines, instances))
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/ {2}ssl_.*\n/g, '')
    .replace('/var/log/nginx/doorstep.log', path.join(folder, 'access.log'));
}

/** As many lines as there are instances, each with the options of the first. */
function upstreams(lines: string, instances: readonly string[]): string {
  const [first = ''] = lines.split('\n');
  return instances.map((instance) => `${first.replace(/10\.0\.0\.\d+:3000/, instance)}\n`).join('');
}
