import autocannon from 'autocannon';
import { cpuOfDatabase, cpuOfProcess } from './cpu-time.ts';
import { median } from './report.ts';

export type Load = {
  url: string;
  /** Requested in turn; by default the URL itself. */
  paths?: string[];
  headers?: Record<string, string>;
  pid: number;
  /** The database whose CPU time is included. */
  postmaster?: number;
  connections?: number;
  /** Requests before the first that count: fewer if the server has been measured before. */
  warmUpRequests?: number;
  rounds?: number;
  secondsARound?: number;
};
export type LoadFigures = { cpuMilliseconds: number; requestsPerSecond: number };

const usualWarmUp = 4_000;

/**
 * Loads a server after a warm-up and measures the CPU time per request, of the server and the database together, and
 * the requests per second. Medians of a few short rounds.
 * @throws Error if a request fails
 */
export async function measureLoad({ rounds = 3, secondsARound = 3, ...load }: Load): Promise<LoadFigures> {
  await warmUp(load);
  const measured: LoadFigures[] = [];
  for (let count = 0; count < rounds; count += 1) measured.push(await round(load, secondsARound));
  return {
    cpuMilliseconds: median(measured.map(({ cpuMilliseconds }) => cpuMilliseconds)),
    requestsPerSecond: median(measured.map(({ requestsPerSecond }) => requestsPerSecond)),
  };
}

/** Counts requests, not time: on a busy machine a timed warm-up would end before the compiler is done. */
async function warmUp({
  url,
  paths,
  headers = {},
  connections = 8,
  warmUpRequests = usualWarmUp,
}: Load): Promise<void> {
  const requests = paths?.map((path) => ({ path }));
  await autocannon({ url, headers, connections, amount: warmUpRequests, ...(requests ? { requests } : {}) });
}

async function round(
  { url, paths, headers = {}, connections = 8, ...processes }: Load,
  seconds: number,
): Promise<LoadFigures> {
  const before = await cpuOf(processes);
  const requests = paths?.map((path) => ({ path }));
  const {
    requests: answered,
    non2xx,
    errors,
  } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(requests ? { requests } : {}),
  });
  const used = (await cpuOf(processes)) - before;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed`);
  return { cpuMilliseconds: used / answered.total, requestsPerSecond: answered.total / seconds };
}

async function cpuOf({ pid, postmaster }: { pid: number; postmaster?: number }): Promise<number> {
  return (await cpuOfProcess(pid)) + (postmaster === undefined ? 0 : await cpuOfDatabase(postmaster));
}
