import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import {
  destroyEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { roundsOver } from '#tests/support/vitest/rounds.ts';

const victims = ['server', 'database and server', 'database, then server'] as const;

test('no acknowledged row is lost at kill -9, and the next start recovers by itself', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-test-'));
  onTestFinished(() => destroyEmbeddedPostgres(dataDir));
  const acknowledged: string[] = [];
  const kills = roundsOver(victims);
  for (let round = 0; round < kills; round += 1) {
    await writeUntilKilled(
      dataDir,
      victims[round % victims.length] ?? 'server',
      20 + ((round * 37) % 200),
      acknowledged,
    );
  }
  const kept = new Set(await readRows(dataDir));
  expect(acknowledged.length).toBeGreaterThan(15 * kills);
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
});

/** Kills after `count` acknowledged rows, in the middle of the next ones. */
async function writeUntilKilled(
  dataDir: string,
  victim: (typeof victims)[number],
  count: number,
  acknowledged: string[],
): Promise<void> {
  const writer = spawn(process.execPath, ['tests/support/faults/write-until-killed.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(writer, 'exit');
  let postmaster = 0;
  let written = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line.startsWith('postmaster ')) postmaster = Number(line.slice('postmaster '.length));
    else acknowledged.push(line);
    written += 1;
    if (written === count) await kill(victim, writer, postmaster);
  }
  await exit;
}

async function kill(victim: (typeof victims)[number], writer: ChildProcess, postmaster: number): Promise<void> {
  if (victim !== 'server') process.kill(postmaster, 'SIGKILL');
  if (victim === 'database, then server') await once(writer, 'exit');
  else writer.kill('SIGKILL');
}

async function readRows(dataDir: string): Promise<string[]> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<{ number: string }>('select number from acknowledged');
  await client.end();
  await postgres.stop();
  return rows.map((row) => String(row.number));
}
