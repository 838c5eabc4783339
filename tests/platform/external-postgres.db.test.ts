import { createServer } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { assertUsableServer } from '#app/platform/database/external-postgres.server.ts';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { freePort } from '#tests/support/faults/built-server.ts';
import { message, Messages, startTransactionPooler } from '#tests/support/faults/transaction-pooler.ts';

const { template: _, ...server } = inject('testCluster');
const database = { ...server, database: 'postgres' };

async function expectRefusal(url: string, text: RegExp): Promise<void> {
  const refusal = await assertUsableServer(url).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as Error).message).toMatch(text);
  expect((refusal as Error).message).not.toContain('\n');
}

it('a PostgreSQL of today is taken', async () => {
  const url = `postgresql://${server.user}@localhost/postgres?host=${encodeURIComponent(server.host)}`;
  await expect(assertUsableServer(url)).resolves.toBeUndefined();
});

it('a pooler by transaction is refused without a way around it', async () => {
  const port = await startTransactionPooler(database);
  await expectRefusal(
    `postgresql://doorstep@127.0.0.1:${port}/postgres`,
    /pooler that pools by transaction.*Set DATABASE_DIRECT_URL/,
  );
});

it('a PostgreSQL older than 16 is refused', async () => {
  const port = await startServerOfVersion('150014');
  await expectRefusal(`postgresql://doorstep@127.0.0.1:${port}/postgres`, /PostgreSQL 15\.14, and Doorstep needs 16/);
});

it('an address where nobody answers, and a database that is not there, are refused with the reason', async () => {
  await expectRefusal(
    `postgresql://doorstep@127.0.0.1:${await freePort()}/postgres`,
    /does not lead to a PostgreSQL.*ECONNREFUSED/,
  );
  await expectRefusal(
    `postgresql://doorstep@localhost/nowhere?host=${encodeURIComponent(server.host)}`,
    /database "nowhere" does not exist/,
  );
});

/** Speaks as much of the protocol as it takes to say one's version. */
async function startServerOfVersion(number: string): Promise<number> {
  const ready = message('Z', Buffer.from('I'));
  const column = message(
    'T',
    Buffer.from([0, 1]),
    'server_version_num',
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0]),
  );
  const row = message('D', Buffer.from([0, 1, 0, 0, 0, number.length]), Buffer.from(number));
  const old = createServer((client) => {
    const messages = new Messages({ begins: true });
    client.on('error', () => undefined);
    client.on('data', (chunk: Buffer) => {
      for (const { type } of messages.take(chunk)) {
        if (type === 'startup') client.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
        else if (type === 'Q') client.write(Buffer.concat([column, row, message('C', 'SHOW'), ready]));
        else client.end();
      }
    });
  });
  await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void old.close());
  return (old.address() as { port: number }).port;
}
