import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Victim } from '#tests/support/faults/built-server.ts';
import { startFaultRun } from '#tests/support/faults/fault-run.ts';
import { roundsOver } from '#tests/support/vitest/rounds.ts';
import { settleAndCompare } from '#tests/support/money/settle-everything.ts';

const victims: Victim[] = ['server', 'server and database'];

test(
  'nothing acknowledged is lost at kill -9, nothing is refunded or sent twice, and the money agrees afterwards',
  { timeout: 60_000 * (roundsOver(victims) + 2) },
  async () => {
    const run = await startFaultRun();
    const { server } = run;
    for (let round = 0; round < roundsOver(victims); round += 1) {
      await run.untilGone(10 + Math.floor(Math.random() * 60), async () => {
        // Jobs run behind the answers: mails, refunds and transfers are under way for a while yet.
        await delay(Math.random() * 400);
        await server.kill(victims[round % victims.length] ?? 'server');
      });
      await server.start();
      await run.expectEverythingKept();
    }
    await settleAndCompare(run);
    expect(run.ended.size).toBeGreaterThan(roundsOver(victims));
  },
);
