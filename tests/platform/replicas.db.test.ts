import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { database } from '#app/platform/database/database.server.ts';
import { endOfTime, type LogPosition } from '#app/platform/database/replicas/log-position.ts';
import {
  connectReplicas,
  positionAfterWrite,
  readOnlyDatabase,
  readOnlyQuery,
  recordCachedChange,
  replicaStates,
} from '#app/platform/database/replicas/read-only.server.ts';
import { Replica } from '#app/platform/database/replicas/replica.server.ts';
import { ReplicaSet } from '#app/platform/database/replicas/replica-set.server.ts';
import { withReadScope } from '#app/platform/database/replicas/read-scope.server.ts';
import { startReplicatedDatabase, type ReplicatedDatabase } from '#tests/support/replicas/replicated-database.ts';

const soon = { timeout: 30_000, interval: 50 };
let replicated: ReplicatedDatabase;
let disconnect: () => Promise<void>;

beforeAll(async () => {
  replicated = await startReplicatedDatabase();
  disconnect = await connectReplicas([replicated.standby.connectionString], 4);
  await sql`create table counters (name text primary key, value int not null)`.execute(database());
  await sql`insert into counters values ('one', 0)`.execute(database());
  await untilUsed();
}, 120_000);

afterAll(async () => {
  await disconnect();
  await replicated.stop();
});

type Seen = { value: number; follows: boolean };

/** Reads as a request does that has seen this much. */
const readAs = (seen: LogPosition): Promise<Seen> =>
  withReadScope({ seen }, async () => {
    const text = `select value, pg_is_in_recovery() as follows from counters where name = $1`;
    const { rows } = await readOnlyQuery<Seen>({ text, values: ['one'] });
    return rows[0] ?? { value: -1, follows: false };
  });

/** @returns where the log ends after it */
async function write(value: number): Promise<LogPosition> {
  await sql`update counters set value = ${value}`.execute(database());
  return (await positionAfterWrite()) ?? endOfTime;
}

async function untilUsed(): Promise<void> {
  await vi.waitFor(async () => {
    expect(replicaStates()).toMatchObject([{ leftOut: null }]);
    expect(await readAs(0n)).toMatchObject({ follows: true });
  }, soon);
}

describe('a request that only reads', () => {
  test('is answered by the replica, whichever way it reads', async () => {
    const query = sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`;
    const { rows } = await withReadScope({ seen: 0n }, () => query.execute(readOnlyDatabase()));
    expect(rows).toEqual([{ follows: true }]);
    expect(await readAs(0n)).toMatchObject({ follows: true });
  });

  test('always sees what its sender has written', async () => {
    for (let value = 1; value <= 200; value += 1) expect(await readAs(await write(value))).toMatchObject({ value });
  });

  test('reads the primary if nobody knows what its sender has written', async () => {
    expect(await readAs(endOfTime)).toMatchObject({ follows: false });
  });

  test('never stores what is older than a change of caches', async () => {
    await replicated.standby.pauseReplay();
    await write(1_000);
    recordCachedChange();
    for (let count = 0; count < 20; count += 1) expect(await readAs(0n)).toMatchObject({ value: 1_000 });
    await replicated.standby.resumeReplay();
    await untilUsed();
  });

  test('gets the primary’s own words for a mistake', async () => {
    const mistaken = withReadScope({ seen: 0n }, () => readOnlyQuery({ text: 'select 1 / $1::int', values: [0] }));
    await expect(mistaken).rejects.toMatchObject({ code: '22012' });
  });
});

test('while the primary is away its last word counts, and after a change that was heard of nothing does', async () => {
  const { connectionString } = replicated.standby;
  const replica = new Replica({ connectionString, max: 1, primarySystem: () => Promise.resolve(undefined) });
  const answers = ['0/1', '0/1'];
  const set = new ReplicaSet([replica], () => {
    const answer = answers.pop();
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('away'));
  });
  onTestFinished(() => set.close());
  await set.look();
  await set.look();
  await set.look();
  expect(await set.choose(0n)).toBe(replica);
  await set.recordChange();
  expect(await set.choose(0n)).toBeUndefined();
  answers.push('0/2');
  await set.look();
  expect(await set.choose(0n)).toBe(replica);
});

test('whatever is no such request reads the primary', async () => {
  const { rows } = await readOnlyQuery<{ follows: boolean }>({ text: 'select pg_is_in_recovery() as follows' });
  expect(rows).toEqual([{ follows: false }]);
});

describe('a replica', () => {
  test('that falls behind is left out until it has caught up', async () => {
    await replicated.standby.pauseReplay();
    let value = 2_000;
    await vi.waitFor(async () => {
      await write((value += 1));
      expect(replicaStates()).toMatchObject([{ leftOut: 'more than 5 s behind' }]);
    }, soon);
    expect(await readAs(0n)).toEqual({ value, follows: false });
    await replicated.standby.resumeReplay();
    await untilUsed();
    expect(await readAs(0n)).toEqual({ value, follows: true });
  });

  test.each([
    ['dies', () => replicated.standby.kill(), () => replicated.standby.start()],
    ['stands still', () => replicated.standby.signal('SIGSTOP'), () => replicated.standby.signal('SIGCONT')],
  ])('that %s under load takes no read with it, and is used again when it is back', async (_, strike, mend) => {
    const load = startLoad();
    await vi.waitFor(() => expect(load.reads()).toBeGreaterThan(50), soon);
    await strike();
    await vi.waitFor(() => expect(replicaStates()[0]?.leftOut).not.toBeNull(), soon);
    const before = load.reads();
    await vi.waitFor(() => expect(load.reads()).toBeGreaterThan(before + 50), soon);
    await mend();
    await untilUsed();
    expect(await load.stop()).toEqual([]);
  });

  test('that follows nobody is left out and says why', async () => {
    await disconnect();
    const close = await connectReplicas([replicated.connectionString], 1);
    expect(replicaStates()).toMatchObject([{ leftOut: expect.stringMatching(/follows nobody/) as string }]);
    expect(await readAs(0n)).toMatchObject({ follows: false });
    await close();
    disconnect = await connectReplicas([replicated.standby.connectionString], 4);
  });
});

/** Eight visitors who read one after the other. */
function startLoad() {
  const failures: unknown[] = [];
  let reads = 0;
  let isOver = false;
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      await readAs(0n).then(
        () => (reads += 1),
        (failure: unknown) => failures.push(failure),
      );
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(visitors);
    return failures;
  };
  return { reads: () => reads, stop };
}
