import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import { photo } from '#tests/factories/files.ts';
import { eventually } from '#tests/support/booking-journey.ts';
import { FaultyNetwork } from '#tests/support/faults/faulty-network.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { storeUpload } from './commands/store-upload.server.ts';

log.level = 'silent';
const { connection, db, openSession } = await createTestDatabase();
const { id: ownerId } = await buildClient(db);
await db.destroy();

const network = await FaultyNetwork.before(connection);
connectDatabase({ ...connection, ...network.address });
let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(async () => {
  await disconnectDatabase();
  await network.close();
  await store.close();
});

const slowCommit = `
  create function wait_at_commit() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$;
  create constraint trigger wait_at_commit after insert on stored_files
    deferrable initially deferred for each row execute function wait_at_commit()`;
const committing = `
  select 1 from pg_stat_activity
  where datname = current_database() and wait_event = 'PgSleep' and query ilike 'commit%'`;

it('a file keeps its bytes when the answer to the commit that recorded it is lost', async () => {
  const observer = await openSession();
  await observer.query(slowCommit);
  const body = new Blob([new Uint8Array(await photo(300, 200, 'png'))]).stream();
  const path = `${ownerId}/1-door.png`;
  const outcome = storeUpload({ bucket: 'visit-photos', path, ownerId, body, upsert: false }).then(
    () => 'stored',
    () => 'unknown',
  );
  await eventually(async () => expect((await observer.query(committing)).rows).toHaveLength(1));
  network.reset('through');
  expect(await outcome).toBe('unknown');
  const { id } = await eventually(async () => {
    const { rows } = await observer.query<{ id: string }>('select id from stored_files');
    expect(rows).toHaveLength(1);
    return rows[0] ?? { id: 'none' };
  });
  expect(await store.kept()).toEqual([expect.stringContaining(id)]);
});
