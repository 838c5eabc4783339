import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { threadsStore } from '#app/features/messages/threads-store.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { notifyListeners } from '#app/platform/database/listen.server.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession, testSecret } from '#tests/factories/sessions.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import {
  announceBookingChange,
  announceProfessionalChange,
  announceThreadChange,
} from './commands/announce-change.server.ts';
import { startLiveUpdates } from './live-updates.server.ts';
import { proves } from '#tests/support/proves.ts';

const { db, connection } = await createTestDatabase();
useConfig(readConfig({}));
startAuth([testSecret]);
const [one, other] = [await startInstance(), await startInstance()];

async function startInstance(): Promise<{ url: string }> {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = await startLiveUpdates(server, { baseUrl: `http://${address}`, poolConfig: connection });
  afterAll(async () => {
    await stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `ws://${address}/api/realtime` };
}

/** A browser of a user: what it heard, and with which code its connection ended. */
async function browserOf(user: { id: string }, { url } = one) {
  const session = await buildSession(db, user.id);
  const socket = new WebSocket(url, {
    headers: { ...session.cookie, origin: new URL(url.replace('ws', 'http')).origin },
  });
  const heard: string[] = [];
  const ended: number[] = [];
  socket.on('message', (data) => void heard.push(String(data)));
  socket.on('close', (code) => void ended.push(code));
  await once(socket, 'open');
  afterAll(() => socket.terminate());
  return { socket, session, heard, ended };
}

/** The status with which an upgrade is refused. */
async function refusalOf(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(one.url, { headers });
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return response.statusCode;
}

const changed = (id: string) => JSON.stringify({ type: 'changed', topic: 'bookings', id });
/** A message that everybody hears comes after all that were meant for somebody. */
const everybodyHeard = async (browsers: { heard: string[] }[]) => {
  await notifyListeners(db, 'live_changes', '');
  await expect.poll(() => browsers.every(({ heard }) => heard.some((text) => text.includes('"all"')))).toBe(true);
};

it(
  'a change reaches both parties and administrators on every instance, and nobody else',
  proves('GUARD-022', 'OPEN-57'),
  async () => {
    const professional = await buildProfessional(db);
    const booking = await buildBooking(db, { professional_id: professional.id });
    const client = await browserOf({ id: booking.client_id ?? '' }, other);
    const owner = await browserOf({ id: professional.profile_id });
    const admin = await browserOf(await buildProfile(db, { role: 'admin' }), other);
    const strangers = [
      await browserOf(await buildProfile(db)),
      await browserOf({ id: (await buildProfessional(db)).profile_id }, other),
    ];
    await announceBookingChange(booking.id);
    for (const { heard } of [client, owner, admin]) await expect.poll(() => heard).toEqual([changed(booking.id)]);
    await everybodyHeard(strangers);
    expect(strangers.flatMap(({ heard }) => heard).filter((text) => text.includes('bookings'))).toEqual([]);
  },
);

it('what changes of a professional’s own reaches all their tabs, and nobody else', proves('OPEN-57'), async () => {
  const professional = await buildProfessional(db);
  const tabs = [
    await browserOf({ id: professional.profile_id }),
    await browserOf({ id: professional.profile_id }, other),
  ];
  const strangers = [
    await browserOf({ id: (await buildProfessional(db)).profile_id }),
    await browserOf(await buildProfile(db, { role: 'admin' })),
  ];
  await announceProfessionalChange(professional.id);
  for (const { heard } of tabs)
    await expect
      .poll(() => heard)
      .toEqual([JSON.stringify({ type: 'changed', topic: 'professional', id: professional.id })]);
  await everybodyHeard(strangers);
  expect(strangers.flatMap(({ heard }) => heard).filter((text) => text.includes('professional'))).toEqual([]);
});

it('what changes in a thread reaches its two people on every instance, and no administrator', async () => {
  const professional = await buildProfessional(db);
  const client = await buildProfile(db);
  const pair = { clientId: client.id, professionalId: professional.id };
  await inTransaction((trx) => threadsStore.open(trx, [pair]));
  const { id = '' } = (await threadsStore.findOfPair(db, pair)) ?? {};
  const people = [await browserOf(client, other), await browserOf({ id: professional.profile_id })];
  const admin = await browserOf(await buildProfile(db, { role: 'admin' }));
  await announceThreadChange(id);
  for (const { heard } of people)
    await expect.poll(() => heard).toEqual([JSON.stringify({ type: 'changed', topic: 'messages', id })]);
  await everybodyHeard([admin]);
  expect(admin.heard.filter((text) => text.includes('messages'))).toEqual([]);
});

it('whoever has been signed out hears nothing more', async () => {
  const booking = await buildBooking(db);
  const { heard, ended } = await browserOf({ id: booking.client_id ?? '' });
  await db
    .deleteFrom('auth_session')
    .where('user_id', '=', booking.client_id ?? '')
    .execute();
  await announceBookingChange(booking.id);
  await expect.poll(() => ended).toEqual([4401]);
  expect(heard).toEqual([]);
});

it('a heartbeat is answered, and a long message ends the connection', proves('RT-003'), async () => {
  const { socket, heard, ended } = await browserOf(await buildProfile(db));
  socket.send('{"type":"heartbeat"}');
  await expect.poll(() => heard).toEqual(['{"type":"heartbeat"}']);
  socket.send('x'.repeat(2_000));
  await expect.poll(() => ended).toEqual([1009]);
});

it('strangers, and pages of other sites, are not let in', proves('OPEN-61'), async () => {
  const { session } = await browserOf(await buildProfile(db));
  expect(await refusalOf({})).toBe(401);
  expect(await refusalOf({ cookie: 'doorstep.session_token=made-up' })).toBe(401);
  expect(await refusalOf({ ...session.cookie, origin: 'https://elsewhere.test' })).toBe(403);
});

it.each(['//', 'http://[', '/api/realtime/../..//', '/elsewhere'])(
  'an upgrade of %s is cut, and the server lives on',
  async (target) => {
    const { hostname, port } = new URL(one.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await once(socket, 'close');
    expect(await refusalOf({})).toBe(401);
  },
);

it('one person has twenty connections at most', async () => {
  const person = await buildProfile(db);
  const browsers = await Promise.all(Array.from({ length: 20 }, () => browserOf(person)));
  expect(await refusalOf({ ...browsers[0]?.session.cookie })).toBe(429);
  browsers[0]?.socket.close();
  await expect.poll(() => browsers[0]?.ended).toHaveLength(1);
  await expect.poll(() => browserOf(person)).toBeDefined();
});
