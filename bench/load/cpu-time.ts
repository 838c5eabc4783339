import { readdir, readFile } from 'node:fs/promises';

const millisecondsPerTick = 10;

/** CPU time that a process has used so far, in ms, from Linux's /proc. */
export async function cpuOfProcess(id: number): Promise<number> {
  const fields = await statusFields(String(id));
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** CPU time of a postmaster and all its processes so far, including those that have exited, in ms. */
export async function cpuOfDatabase(postmaster: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(processes.map((id) => statusFields(id).catch(() => [])));
  const children = all.filter(([, parent]) => Number(parent) === postmaster);
  const own = await statusFields(String(postmaster));
  const ticks = [...children.flatMap((fields) => [fields[11], fields[12]]), ...own.slice(11, 15)];
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) * millisecondsPerTick;
}

/**
 * The fields of /proc/<id>/stat after the name in parentheses: state, parent, ...; 11 to 14 are utime, stime, cutime,
 * cstime.
 */
async function statusFields(id: string): Promise<string[]> {
  const text = await readFile(`/proc/${id}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Resident memory of a process, in MB. */
export async function residentMegabytes(id: number): Promise<number> {
  const text = await readFile(`/proc/${id}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1]) / 1024;
}

type Processes = { pid: number; postmaster: number };

/** The jobs that run each minute have then run once: in a new marketplace they read all that was paid in it. */
const millisecondsOfSchedules = 65_000;
const limitMilliseconds = 180_000;
const quietSeconds = 5;
/** An idle product uses 5 to 15. */
const quietCpuMilliseconds = 50;

/**
 * Waits until a started product has done what a new marketplace gives it to do: its CPU time would be counted as that of
 * the requests.
 * @throws Error if it goes on for three minutes
 */
export async function untilQuiet(product: Processes): Promise<void> {
  const begun = performance.now();
  for (let quiet = 0; quiet < quietSeconds;) {
    const elapsed = performance.now() - begun;
    if (elapsed > limitMilliseconds) throw new Error('The product does not become quiet');
    const used = await cpuOfOneSecond(product);
    quiet = elapsed > millisecondsOfSchedules && used <= quietCpuMilliseconds ? quiet + 1 : 0;
  }
}

async function cpuOfOneSecond({ pid, postmaster }: Processes): Promise<number> {
  const before = (await cpuOfProcess(pid)) + (await cpuOfDatabase(postmaster));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return (await cpuOfProcess(pid)) + (await cpuOfDatabase(postmaster)) - before;
}
