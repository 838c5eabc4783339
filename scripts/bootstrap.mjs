/**
 * Makes a fresh clone ready: installs the packages and, with --build, builds the server and the pages.
 * npm runs it before `npm start` and `npm test`, on whatever Node the machine has (20 or later), before any package
 * is there: plain JavaScript, node: imports only. It does nothing, quickly, when everything is up to date.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSources, readStamp, writeStamp } from './bootstrap/build-stamp.mjs';
import { withLock } from './bootstrap/lock.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const inRoot = (...parts) => path.join(root, ...parts);
const packagedNode = inRoot('node_modules', '.bin', 'node');

if (needsInstall()) withLock(root, () => needsInstall() && install());
requireNode24();
if (process.argv.includes('--build')) withLock(root, buildIfNeeded);

function needsInstall() {
  // npm writes this file last, so that an interrupted installation counts as none.
  const installed = inRoot('node_modules', '.package-lock.json');
  return !existsSync(installed) || statSync(inRoot('package-lock.json')).mtimeMs > statSync(installed).mtimeMs;
}

function install() {
  say('Installing packages (only when package-lock.json changed)');
  const exact = npm('ci');
  if (exact.status === 0) return;
  // A registry that lacks a package made for another system makes npm leave it out of the lockfile, and `npm ci`
  // then finds the lockfile incomplete; the ordinary installation takes the same versions and changes no file.
  const complete = exact.stderr.includes('EUSAGE') ? npm('install', '--no-save') : exact;
  if (complete.status !== 0) fail('The packages could not be installed.', complete);
}

function npm(...command) {
  return spawnSync(
    'npm',
    [...command, '--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined, ...writableCache() },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    },
  );
}

/** An account without a home of its own (a service account, a container user) still needs a package cache. */
function writableCache() {
  const cache = process.env.npm_config_cache ?? path.join(homedir(), '.npm');
  if (isWritable(cache)) return {};
  const replacement = path.join(tmpdir(), `npm-cache-${process.getuid?.() ?? 'user'}`);
  mkdirSync(replacement, { recursive: true });
  return { npm_config_cache: replacement };
}

function isWritable(folder) {
  const nearest = existsSync(folder) ? folder : path.dirname(folder);
  try {
    accessSync(nearest, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function requireNode24() {
  if (existsSync(packagedNode) || Number(process.versions.node.split('.')[0]) >= 24) return;
  fail(`There is no packaged Node for ${process.platform}-${process.arch}: install Node 24 and try again.`);
}

function buildIfNeeded() {
  // Production has pages less: what was built for the one is not taken for the other.
  const sources = `${hashSources(root)} ${process.env.APP_ENV === 'production' ? 'production' : 'local'}`;
  const stamp = inRoot('build', '.sources');
  if (readStamp(stamp) === sources) return;
  say('Building (only when the sources changed)');
  // An interrupted build must not pass for a finished one.
  rmSync(stamp, { force: true });
  const node = existsSync(packagedNode) ? packagedNode : process.execPath;
  const result = spawnSync(node, [inRoot('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0) fail('The build failed.', result);
  writeStamp(stamp, sources);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(message, { stdout = '', stderr = '', error } = {}) {
  process.stderr.write(`${[stdout, stderr, error?.message ?? '', message].filter(Boolean).join('\n')}\n`);
  process.exit(1);
}
