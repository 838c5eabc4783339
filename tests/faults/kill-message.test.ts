import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { personOf } from '#tests/support/booking-journey.ts';
import type { Victim } from '#tests/support/faults/built-server.ts';
import { startFaultRun } from '#tests/support/faults/fault-run.ts';
import { freeIdempotencyKeys } from '#tests/support/faults/free-idempotency-keys.ts';
import { isThorough, roundsOver } from '#tests/support/vitest/rounds.ts';

/** One with `npm test`, where kill-visit.test.ts kills the other. */
const victims: Victim[] = isThorough ? ['server', 'server and database'] : ['server and database'];

test(
  'messages that kill -9 interrupts are there once, in order, when the outbox sends them again',
  { timeout: 60_000 * (roundsOver(victims) + 2) },
  async () => {
    const run = await startFaultRun();
    for (let round = 0; round < roundsOver(victims); round += 1) {
      const { db } = await run.connect();
      const professional = await buildProfessional(db);
      const client = await personOf(db, await buildClient(db));
      const post = (path: string, message: { id: string; text: string }) =>
        fetch(`${run.server.url}/api${path}`, {
          method: 'POST',
          headers: { ...client.bearer, 'content-type': 'application/json', 'idempotency-key': message.id },
          body: JSON.stringify(message),
        });
      const first = { id: randomUUID(), text: 'Hello', professional_id: professional.id };
      const { thread_id: threadId } = (await (await post('/threads', first)).json()) as { thread_id: string };
      const messages = [1, 2, 3, 4].map((number) => ({ id: randomUUID(), text: `Message ${number}` }));
      const send = async (message: (typeof messages)[number]) =>
        (await post(`/threads/${threadId}/messages`, message)).ok;
      const sendAll = async () => {
        for (const message of messages) if (!(await send(message))) return;
      };
      const sending = sendAll().catch(() => undefined);
      await delay(Math.random() * 60);
      await run.server.kill(victims[round % victims.length] ?? 'server');
      await sending;
      await run.server.start();
      const again = await run.connect();
      await freeIdempotencyKeys(again.db);
      for (const message of messages)
        await expect.poll(() => send(message), { timeout: 20_000, interval: 1_000 }).toBe(true);
      const recorded = await again.db
        .selectFrom('messages')
        .select(['id', 'text', 'sequence'])
        .where('thread_id', '=', threadId)
        .orderBy('sequence')
        .execute();
      const expected = [{ id: first.id, text: first.text }, ...messages];
      expect(recorded).toEqual(expected.map((message, index) => ({ ...message, sequence: index + 1 })));
      const { unread } = await again.db
        .selectFrom('message_sides')
        .select('unread')
        .where('thread_id', '=', threadId)
        .where('side', '=', 'professional')
        .executeTakeFirstOrThrow();
      expect(unread).toBe(expected.length);
    }
  },
);
