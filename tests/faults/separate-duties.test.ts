import { expect, test } from 'vitest';
import { buildPayable } from '#tests/factories/connected.ts';
import { bookingJourney } from '#tests/support/booking-journey.ts';
import { startTwoInstances } from '#tests/support/faults/two-instances.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;

test(
  'one process answers requests, another works jobs, and bookings wait while it is away',
  { timeout: 240_000 },
  async () => {
    const { one, other, sandbox } = await startTwoInstances(testDatabase, {
      one: ['serve', '--without-jobs'],
      other: ['work'],
    });
    const journey = bookingJourney({ url: one.url, sandbox }, testDatabase);
    const client = await journey.person();
    await journey.confirmed(client, await buildPayable(db, sandbox));
    await expect(fetch(other.url)).rejects.toThrow();

    await other.stop();
    const waiting = await journey.pending(client, await buildPayable(db, sandbox));
    await sandbox.pay(waiting.sessionId);
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
    expect(await journey.statusOf(waiting.bookingId)).toBe('pending');
    await other.start();
    await expect.poll(() => journey.statusOf(waiting.bookingId), { timeout: 60_000 }).toBe('confirmed');
  },
);
