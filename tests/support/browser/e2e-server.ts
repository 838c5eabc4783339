/**
 * The server for Playwright: the built server on its own data, deleted when the tests end. Besides the usual signals
 * it also stops when the process that started it is gone, so a killed run leaves nothing behind.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { serverLogFile } from '../server-log/server-log-files.ts';

const { E2E_DATA_DIR: dataDir } = process.env;
if (!dataDir) throw new Error('playwright.config.ts names the folder of the data');
// Another build than that of `npm start`, if both run on one machine.
const build = process.env['BUILD_DIRECTORY'] || 'build';
const cheapHashes = import.meta.resolve('#tests/support/cheap-password-hashes.ts');
const server = spawn(process.execPath, ['--import', cheapHashes, path.join(build, 'server/index.js')], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    APP_ENV: 'local',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SEARCHES_PER_MINUTE: '9999999',
    TRUSTED_PROXIES: '1',
  },
  // Read after the tests (tests/support/server-log).
  stdio: ['ignore', openSync(serverLogFile(dataDir), 'a'), 'inherit'],
});

const stop = () => server.kill('SIGTERM');
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
const parent = process.ppid;
const watch = setInterval(() => process.ppid !== parent && stop(), 1_000);

const [code] = await once(server, 'exit');
clearInterval(watch);
await destroyEmbeddedPostgres(dataDir);
process.exitCode = Number(code ?? 1);
