import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const { call, person, sessionOf, statusOf } = bookingJourney(app, testDatabase);

/** The programs of the guides, as somebody copies them. */
async function copyPrograms(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-docs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const guides = await Promise.all(
    ['api-keys', 'webhooks'].map((guide) => readFile(`docs/guide/developers/${guide}.md`, 'utf8')),
  );
  for (const [, name = '', program = ''] of guides.join('\n').matchAll(/```js (\S+)\n([^]*?)```/g))
    await writeFile(path.join(folder, name), program);
  return folder;
}

/** Runs a program; `lines` grows as it prints. */
function run(file: string, variables: Record<string, string>) {
  const lines: string[] = [];
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...variables } });
  onTestFinished(() => void child.kill());
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  let problems = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problems += text));
  return { lines, problems: () => problems };
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

it('programs copied from the docs book a visit with a key and hear of it by webhook', async () => {
  const [folder, client, { professional }, port] = [
    await copyPrograms(),
    await person(),
    await buildBookable(testDatabase.db),
    await freePort(),
  ];
  const scopes = ['read:profile', 'read:bookings', 'write:bookings'];
  const key = await call<{ secret: string }>('POST', '/account/api-keys', {
    as: client,
    body: { name: 'Docs', owner: 'person', scopes, expires_in_days: 30 },
  });
  const endpoint = await call<{ secret: string }>('POST', '/account/webhook-endpoints', {
    as: client,
    body: { url: `http://127.0.0.1:${port}/`, owner: 'person', events: ['booking.created', 'booking.confirmed'] },
  });
  expect([key.status, endpoint.status]).toEqual([201, 201]);

  const listening = run(path.join(folder, 'listen.mjs'), { PORT: port, WEBHOOK_SECRET: endpoint.body.secret });
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(401));
  const booking = run(path.join(folder, 'book.mjs'), {
    DOORSTEP_URL: app.url,
    DOORSTEP_KEY: key.body.secret,
    PROFESSIONAL_ID: professional.id,
  });
  const booked = await eventually(() => {
    expect(booking.lines, booking.problems()).toHaveLength(1);
    return JSON.parse(booking.lines[0] ?? '{}') as { bookingId: string; checkoutUrl: string };
  });
  expect(booked.checkoutUrl).toMatch(/^http/);

  await app.sandbox.pay(await sessionOf(booked.bookingId));
  await eventually(async () => expect(await statusOf(booked.bookingId)).toBe('confirmed'));
  await eventually(() => {
    const heard = listening.lines.map(
      (line) => JSON.parse(line) as { type: string; data: { booking: { id: string } } },
    );
    expect(heard.map(({ type }) => type).toSorted()).toEqual(['booking.confirmed', 'booking.created']);
    expect(heard.every(({ data }) => data.booking.id === booked.bookingId)).toBe(true);
  });
});
