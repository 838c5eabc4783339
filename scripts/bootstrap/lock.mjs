import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const limitMs = 10 * 60_000;

/**
 * Runs `work` while no other process of this machine does so for the same folder: `npm start` and `npm test` may be
 * typed at the same time in one fresh clone.
 */
export function withLock(folder, work) {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const lock = path.join(tmpdir(), `doorstep-bootstrap-${hash}`);
  const deadline = Date.now() + limitMs;
  while (!tryLock(lock)) {
    if (Date.now() > deadline)
      throw new Error(`Another process has held ${lock} for too long. Remove it if none runs.`);
    if (holderIsGone(lock)) rmSync(lock, { force: true });
    else pause(100);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** A link appears at once and whole, so that nobody reads a lock without its process id. */
function tryLock(lock) {
  const own = `${lock}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function holderIsGone(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
