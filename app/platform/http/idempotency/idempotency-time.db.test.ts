import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { log } from '#app/platform/log/log.server.ts';
import { counting, created, gate, newKey, nowDo, post } from '#tests/support/http/keyed-endpoints.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { idempotencyStore } from './idempotency-store.server.ts';

const { db } = await createTestDatabase();
log.level = 'silent';

describe('an Idempotency-Key over time', () => {
  const age = (hours: number) =>
    sql`update idempotency_keys set created_at = created_at - make_interval(hours => ${hours})`.execute(db);
  const endLeases = () =>
    sql`update idempotency_keys set leased_until = now() - interval '1 second' where status is null`.execute(db);

  it('a request that was lost on the way is followed by its repetition once its lease is over', async () => {
    const key = newKey();
    const lost = gate();
    const times = await counting(lost.work, async () => {
      const first = post({ key });
      await lost.begun;
      await endLeases();
      nowDo(created);
      const [another, next] = [await post({ key, body: { name: 'b' } }), await post({ key })];
      expect([another.status, next.status, next.replayed]).toEqual([422, 201, null]);
      // Should it come through after all, its answer no longer counts.
      lost.open();
      await first;
      expect(await post({ key })).toMatchObject({ text: next.text, replayed: 'true' });
    });
    expect(times).toBe(2);
  });

  it('is taken over by one of 16', async () => {
    const key = newKey();
    const lost = gate();
    const times = await counting(lost.work, async () => {
      const first = post({ key });
      await lost.begun;
      await endLeases();
      nowDo(created);
      const answers = await Promise.all(Array.from({ length: 16 }, () => post({ key })));
      expect(answers.filter(({ status, replayed }) => status === 201 && replayed === null)).toHaveLength(1);
      lost.open();
      await first;
    });
    expect(times).toBe(2);
  });

  it('answers are kept for 24 hours, and not longer', async () => {
    const key = newKey();
    const times = await counting(created, async () => {
      await post({ key });
      await age(23);
      expect((await post({ key })).replayed).toBe('true');
      await age(2);
      expect((await post({ key, body: { name: 'b' } })).replayed).toBeNull();
    });
    expect(times).toBe(2);
  });

  it('the hourly job forgets the old ones only', async () => {
    await db.deleteFrom('idempotency_keys').execute();
    await post({ key: newKey() });
    await age(25);
    const { status } = await post({ key: newKey() });
    await idempotencyStore.deleteOld();
    expect([status, (await db.selectFrom('idempotency_keys').selectAll().execute()).length]).toEqual([201, 1]);
  });
});
