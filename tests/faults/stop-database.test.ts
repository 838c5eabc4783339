import { test } from 'vitest';
import { startFaultRun } from '#tests/support/faults/fault-run.ts';
import { roundsOver } from '#tests/support/vitest/rounds.ts';
import { settleAndCompare } from '#tests/support/money/settle-everything.ts';

/** What `pg_ctl stop -m immediate` sends, and what the system sends when memory runs out. */
const signals = ['SIGQUIT', 'SIGKILL'] as const;
/** Each signal once with `npm test`: a database takes its seconds to come back. */
const stops = roundsOver(signals);

test(
  'PostgreSQL stopped hard under load comes back by itself, the server goes on, and nothing acknowledged is lost',
  { timeout: 60_000 * (stops + 2) },
  async () => {
    const run = await startFaultRun();
    const { server } = run;
    for (let round = 0; round < stops; round += 1) {
      await run.meanwhile(async () => {
        await run.acknowledge(10 + Math.floor(Math.random() * 30));
        await server.stopDatabase(signals[round % signals.length] ?? 'SIGKILL');
        await server.becomesReady();
        await run.acknowledge(5);
      });
      await run.expectEverythingKept();
    }
    await settleAndCompare(run);
  },
);
