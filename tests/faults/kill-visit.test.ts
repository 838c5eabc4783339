import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildPaidBooking, moveVisit } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { personOf } from '#tests/support/booking-journey.ts';
import type { Victim } from '#tests/support/faults/built-server.ts';
import { startFaultRun } from '#tests/support/faults/fault-run.ts';
import { freeIdempotencyKeys } from '#tests/support/faults/free-idempotency-keys.ts';
import { isThorough, roundsOver } from '#tests/support/vitest/rounds.ts';

/** One with `npm test`, where kill-message.test.ts kills the other. */
const victims: Victim[] = isThorough ? ['server', 'server and database'] : ['server'];
const steps = ['driving', 'arrived', 'started', 'done'] as const;

test(
  'a press that kill -9 interrupts arrives exactly once when the phone sends it again',
  { timeout: 60_000 * (roundsOver(victims) + 2) },
  async () => {
    const run = await startFaultRun();
    for (let round = 0; round < roundsOver(victims); round += 1) {
      const { db } = await run.connect();
      const professional = await buildProfessional(db);
      const booking = await buildPaidBooking(db, { professional_id: professional.id });
      await moveVisit(db, booking.id, -30);
      const profile = await db
        .selectFrom('profiles')
        .selectAll()
        .where('id', '=', professional.profile_id)
        .executeTakeFirstOrThrow();
      const owner = await personOf(db, profile);
      const presses = steps.map((step) => ({
        id: randomUUID(),
        step,
        pressed_at: new Date().toISOString(),
        ...(step === 'driving' ? { drive_minutes: 12 } : {}),
      }));
      const send = async (press: (typeof presses)[number]) => {
        const answer = await fetch(`${run.server.url}/api/bookings/${booking.id}/steps`, {
          method: 'POST',
          headers: { ...owner.bearer, 'content-type': 'application/json', 'idempotency-key': press.id },
          body: JSON.stringify(press),
        });
        return answer.ok ? 'recorded' : await answer.text();
      };
      const sendAll = async () => {
        for (const press of presses) if ((await send(press)) !== 'recorded') return;
      };
      const sending = sendAll().catch(() => undefined);
      await delay(Math.random() * 60);
      await run.server.kill(victims[round % victims.length] ?? 'server');
      await sending;
      await run.server.start();
      const again = await run.connect();
      await freeIdempotencyKeys(again.db);
      for (const press of presses) await expect.poll(() => send(press), { timeout: 20_000 }).toBe('recorded');
      const recorded = await again.db
        .selectFrom('visit_steps')
        .select(['id', 'step'])
        .where('booking_id', '=', booking.id)
        .orderBy('position')
        .execute();
      expect(recorded).toEqual(presses.map(({ id, step }) => ({ id, step })));
      const transfers = await again.db
        .selectFrom('transfers')
        .select('reason')
        .where('booking_id', '=', booking.id)
        .execute();
      expect(transfers).toEqual([{ reason: 'completed' }]);
    }
  },
);
