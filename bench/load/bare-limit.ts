import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BareWork } from './bare-server.ts';
import { measureLoad, type LoadFigures } from './load.ts';

/** Measures the cost of the same work without a framework; `postmaster` if it queries the database. */
export async function measureBare(work: BareWork, postmaster?: number): Promise<LoadFigures> {
  const child = fork(new URL('bare-server.ts', import.meta.url), [JSON.stringify(work)]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    const load = { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
    return await measureLoad(postmaster === undefined ? load : { ...load, postmaster });
  } finally {
    child.kill();
  }
}
