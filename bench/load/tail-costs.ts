import type pg from 'pg';
import type { Figure } from './report.ts';
import { cpuOfDatabase, cpuOfProcess } from './cpu-time.ts';
import { countStatements, type StatementCount, statementsBetween } from './statements.ts';

type Processes = { servers: readonly number[]; postmaster: number; standIns: number };
type Reading = { at: number; servers: number; database: number; standIns: number; statements: StatementCount[] };
export type Costs = {
  seconds: number;
  /** CPU time in ms. */
  servers: number;
  database: number;
  standIns: number;
  statements: StatementCount[];
};

/** Measures what some work costs each kind of process, and which statements it sends. */
export async function measureCosts(pool: pg.Pool, processes: Processes, work: () => Promise<void>): Promise<Costs> {
  const before = await read(pool, processes);
  await work();
  const after = await read(pool, processes);
  return {
    seconds: (after.at - before.at) / 1000,
    servers: after.servers - before.servers,
    database: after.database - before.database,
    standIns: after.standIns - before.standIns,
    statements: statementsBetween(before.statements, after.statements),
  };
}

async function read(pool: pg.Pool, { servers, postmaster, standIns }: Processes): Promise<Reading> {
  const each = await Promise.all(servers.map(cpuOfProcess));
  return {
    at: performance.now(),
    servers: each.reduce((sum, one) => sum + one, 0),
    database: await cpuOfDatabase(postmaster),
    standIns: await cpuOfProcess(standIns),
    statements: await countStatements(pool),
  };
}

/** Costs as figures of one booking, or of whatever `count` counts. */
export function costFigures(what: string, costs: Costs, count: number): Figure[] {
  const unit = 'CPU-ms';
  return [
    {
      what: `${what}: servers and database`,
      figure: (costs.servers + costs.database) / count,
      unit,
      atMost: 15,
    },
    { what: `${what}: the servers of it`, figure: costs.servers / count, unit },
    { what: `${what}: stand-ins of Stripe and mail, beside it`, figure: costs.standIns / count, unit },
    { what: `${what}: statements`, figure: callsOf(costs) / count, unit: '', atMost: 15 },
  ];
}

/** Prints the most frequent statements, so that the next one to save is known. */
export function printStatements({ statements }: Costs, count: number): void {
  for (const { text, calls } of statements.slice(0, 40))
    process.stderr.write(`${(calls / count).toFixed(2).padStart(7)} ${text.slice(0, 150)}\n`);
}

export function callsOf({ statements }: Costs): number {
  return statements.reduce((sum, { calls }) => sum + calls, 0);
}
