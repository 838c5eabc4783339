import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { inPipeline } from './pipeline.server.ts';

await createTestDatabase();

test('every statement behind one that failed fails with its error', async () => {
  const outcomes: PromiseSettledResult<unknown>[] = [];
  const work = inPipeline(async (pipeline) => {
    const sent = [pipeline.send('select 1 / $1::integer', [0]), pipeline.send('select $1::integer', [1])];
    outcomes.push(...(await Promise.allSettled(sent)));
    await Promise.all(sent);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(outcomes).toMatchObject([{ reason: { code: '22012' } }, { reason: { code: '22012' } }]);
});
