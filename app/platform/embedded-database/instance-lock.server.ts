import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface InstanceLock {
  release: () => void;
}

/** Another process uses the same data. */
export class AlreadyRunningError extends Error {
  override name = 'AlreadyRunningError';
  readonly pid: number | null;

  constructor(pid: number | null) {
    super(`Doorstep is already running on this data${pid === null ? '' : ` (process ${pid})`}.`);
    this.pid = pid;
  }
}

/**
 * Makes this process the only one on a folder until it releases the lock or ends in any way. Node has no API for file
 * locks. SQLite uses the kernel's (fcntl), which vanish with the process even after kill -9, work between containers
 * that share a folder, and have no races; a file with a process id offers none of that.
 * @throws {AlreadyRunningError} if another process, or another part of this one, holds it
 */
export function acquireInstanceLock(folder: string): InstanceLock {
  const holderFile = path.join(folder, 'instance.pid');
  const database = new DatabaseSync(path.join(folder, 'instance.lock'));
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) throw new AlreadyRunningError(readHolder(holderFile));
    throw error;
  }
  writeFileSync(holderFile, `${process.pid}\n`);
  return {
    release: () => {
      if (!database.isOpen) return;
      rmSync(holderFile, { force: true });
      database.close();
    },
  };
}

/** Whether an error is SQLITE_BUSY of SQLite's result codes. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function readHolder(holderFile: string): number | null {
  try {
    return Number(readFileSync(holderFile, 'utf8')) || null;
  } catch {
    return null;
  }
}
