import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { disconnectDatabase } from '#app/platform/database/database.server.ts';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { BuiltServer, provideBuild } from '#tests/support/faults/built-server.ts';
import { FaultRun } from '#tests/support/faults/fault-run.ts';
import { completeDataScript } from '#tests/support/faults/data-scripts.ts';
import { expectBalance } from '#tests/support/money/ledger-invariants.ts';
import { roundsOver, sayFixed } from '#tests/support/vitest/rounds.ts';
import { BackupError } from '#app/platform/embedded-database/backup/backup-error.server.ts';
import { listFiles } from '#app/platform/embedded-database/backup/saved-files.server.ts';
import { verifyBackup } from '#app/platform/embedded-database/backup/verify-backup.server.ts';

sayFixed('one backup is taken and restored; a round damages it once more');

test(
  'a backup taken under load is restored elsewhere: nothing of before is missing, the rules hold, and a server runs on it',
  { timeout: 300_000 },
  async () => {
    log.level = 'silent';
    const entry = await provideBuild();
    const original = await startServer(entry);
    const backup = await mkdtemp(path.join(tmpdir(), 'doorstep-backup-'));
    onTestFinished(() => rm(backup, { recursive: true, force: true }));
    const people = new FaultRun(original);
    await people.openStreams();
    await writeFile(path.join(original.dataDir, 'a-file'), 'of DATA_DIR');
    let before: FaultRun['ended'] = new Map();
    await people.meanwhile(async () => {
      while (new Set(people.ended.values()).size < 2) await people.acknowledge(20);
      before = people.ended;
      await completeDataScript('backup', backup, original.dataDir);
      await people.acknowledge(20);
    });
    expect(new Set(before.values())).toEqual(new Set(['cancelled', 'completed']));

    const copy = await BuiltServer.create(entry, { SANDBOX_URL: original.sandboxUrl });
    cleanUp(copy);
    await completeDataScript('restore', backup, copy.dataDir);
    await copy.start();
    await expectRestored(copy, people, before);
    await expectDamageIsNoticed(backup);
  },
);

async function startServer(entry: string): Promise<BuiltServer> {
  const server = await BuiltServer.create(entry);
  cleanUp(server);
  await server.start();
  return server;
}

function cleanUp(server: BuiltServer): void {
  onTestFinished(async () => {
    await disconnectDatabase();
    await server.kill('server');
    await destroyEmbeddedPostgres(server.dataDir);
  });
}

/** Whatever of it is cut, changed or lost: a backup that is not whole is refused. */
async function expectDamageIsNoticed(backup: string): Promise<void> {
  const files = (await listFiles(backup)).filter((file) => !file.includes('/archive_status/'));
  for (let round = 0; round < roundsOver(damages); round += 1) {
    const file = path.join(backup, files[Math.trunc(Math.random() * files.length)] ?? '');
    const whole = await readFile(file);
    const damage = damages[whole.length === 0 ? 0 : round % damages.length];
    await damage?.(file, whole);
    await expect(verifyBackup(backup), file).rejects.toThrow(BackupError);
    await writeFile(file, whole);
  }
  await verifyBackup(backup);
}

const damages: ((file: string, whole: Buffer) => Promise<void>)[] = [
  (file) => rm(file),
  (file, { length }) => truncate(file, Math.trunc(Math.random() * length)),
  (file, whole) => {
    const place = Math.trunc(Math.random() * whole.length);
    return writeFile(file, whole.with(place, (whole[place] ?? 0) ^ 1));
  },
  (file, whole) => writeFile(file, Buffer.concat([whole, Buffer.from('x')])),
];

async function expectRestored(copy: BuiltServer, people: FaultRun, before: FaultRun['ended']): Promise<void> {
  const { pool } = await new FaultRun(copy).connect();
  const { rows } = await pool.query<{ id: string; status: string }>('select id, status from bookings');
  const found = new Map(rows.map(({ id, status }) => [id, status]));
  expect([...before].filter(([id, status]) => found.get(id) !== status)).toEqual([]);
  await expectBalance();
  // What the database refuses by itself, it refuses still.
  await expect(pool.query(`update bookings set status = 'pending' where status = 'completed'`)).rejects.toMatchObject({
    constraint: 'bookings_transition',
  });
  await expect(pool.query(twice)).rejects.toMatchObject({ constraint: 'bookings_no_overlap' });
  // Sessions are data like any other.
  const { client } = people.streams[0]?.people ?? expect.unreachable();
  expect((await fetch(`${copy.url}/api/bookings`, { headers: client.bearer })).status).toBe(200);
}

/** A live booking once more, under an id of its own. */
const twice = `insert into bookings select copy.* from bookings b,
  lateral jsonb_populate_record(b, jsonb_build_object('id', uuidv7(), 'status', 'pending')) as copy
  where b.status in ('pending', 'confirmed') and b.start_time > now() limit 1`;
