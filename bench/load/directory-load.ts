import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import type pg from 'pg';

export type LoadFigures = { cpuMilliseconds: number; requestsPerSecond: number; failed: number };

/**
 * Loads a server of directory-server.ts and measures the CPU time per request, of the server and the database
 * together.
 */
export async function measureLoad(
  mode: 'bare' | 'doorstep',
  connection: pg.PoolConfig,
  postmaster: number,
  seconds: number,
): Promise<LoadFigures> {
  const child = fork(new URL('directory-server.ts', import.meta.url), [mode, JSON.stringify(connection)]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const url = `http://127.0.0.1:${port}/api/professionals`;
  await autocannon({ url, connections: 8, duration: Math.max(1, seconds / 3) });
  const before = (await cpuOf(child)) + (await databaseCpu(postmaster));
  const { requests, non2xx, errors } = await autocannon({ url, connections: 8, duration: seconds });
  const used = (await cpuOf(child)) + (await databaseCpu(postmaster)) - before;
  child.kill();
  await once(child, 'exit');
  return { cpuMilliseconds: used / requests.total, requestsPerSecond: requests.average, failed: non2xx + errors };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: number }];
  return cpu;
}

const millisecondsPerTick = 10;

/** CPU time of the postmaster's running processes so far, from Linux's /proc. */
async function databaseCpu(postmaster: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const texts = await Promise.all(processes.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')));
  // After the name in parentheses: state, parent, ...; utime and stime are fields 14 and 15 of the line.
  const fields = texts.map((text) => text.slice(text.lastIndexOf(')') + 2).split(' '));
  return fields
    .filter(([, parent]) => Number(parent) === postmaster)
    .reduce((sum, part) => sum + (Number(part[11]) + Number(part[12])) * millisecondsPerTick, 0);
}
