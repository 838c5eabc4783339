import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { readLiveMessage } from '#app/platform/realtime/live-message.ts';
import { buildSession, testSecret, type TestSession } from '#tests/factories/sessions.ts';
import { measureBare } from '../load/bare-limit.ts';
import { cpuOfDatabase, cpuOfProcess } from '../load/cpu-time.ts';
import { measureLoad } from '../load/load.ts';
import { startBeside, startProduct } from '../load/product.ts';
import { type Figure, percentile, report } from '../load/report.ts';
import { startStandIns } from '../load/stand-ins.ts';
import { seedBookables } from '../marketplaces/booking-marketplace.ts';
import { type Conversation, fillConversation, openConversations } from './conversations.ts';

// Messages between a thousand people who all have a page open, clients at one instance and professionals at the other:
// from the client's call until the professional's browser is told, beside a relay of WebSockets that does nothing else.
// Then what it costs to open a thread of many messages.

const isFull = process.argv.includes('--full');
const pairs = 500;
const perSecond = 20;
const sent = isFull ? 2_000 : 300;
const warmUp = 100;
const [few, many] = [40, 10_000];
const lostAfterMilliseconds = 30_000;

/** Two open connections: what a call through the one lets arrive at the other. */
type Pair = { send: () => Promise<void>; other: WebSocket; isMeant: (data: string) => boolean };

const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
const standIns = await startStandIns(dataDir);
const environment = { DEMO: '0', AUTH_SECRET: testSecret, SANDBOX_URL: standIns.url };
const product = await startProduct(dataDir, environment);
const other = await startBeside(product, { DATA_DIR: dataDir, ...environment });
const db = connectDatabase({ ...product.connection, max: 4 });
const pool = databasePool();
try {
  await seedBookables(pool, pairs + 2, pairs + 2);
  const [short, long, ...conversations] = await openConversations(pool);
  const delivered = await measureDelivery(conversations);
  const bare = await measureRelay();
  report(`messages, ${2 * pairs} live connections on two instances`, [
    ...arrivalFigures(delivered.times, bare),
    { what: 'a message, servers and database', figure: delivered.cpuMilliseconds, unit: 'CPU-ms' },
    ...(await measureOpening(short, long)),
  ]);
} finally {
  await disconnectDatabase();
  await other.stop();
  await product.stop();
  await standIns.stop();
  await destroyEmbeddedPostgres(dataDir);
}

function arrivalFigures(times: readonly number[], bare: readonly number[]): Figure[] {
  const what = `from the call to the other browser at ${perSecond}/s`;
  return [
    { what: `${what}, p50`, figure: percentile(times, 0.5), unit: 'ms' },
    { what: `${what}, p99`, figure: percentile(times, 0.99), unit: 'ms', atMost: 150 },
    { what: 'relayed by bare WebSockets, p50', figure: percentile(bare, 0.5), unit: 'ms' },
    { what: 'relayed by bare WebSockets, p99', figure: percentile(bare, 0.99), unit: 'ms' },
    { what: 'arrival, of the bare relay, p50', figure: percentile(times, 0.5) / percentile(bare, 0.5), unit: 'x' },
    { what: 'arrival, of the bare relay, p99', figure: percentile(times, 0.99) / percentile(bare, 0.99), unit: 'x' },
  ];
}

/** @returns ms of each message, and the CPU time of a message with all that follows it */
async function measureDelivery(conversations: readonly Conversation[]) {
  const opened: { pair: Pair; sockets: WebSocket[] }[] = [];
  for (const conversation of conversations) opened.push(await openPair(conversation));
  try {
    const ready = opened.map(({ pair }) => pair);
    await sendSteadily(ready.toReversed(), warmUp);
    const before = await cpuSoFar();
    const times = await sendSteadily(ready, sent);
    return { times, cpuMilliseconds: ((await cpuSoFar()) - before) / sent };
  } finally {
    for (const { sockets } of opened) for (const socket of sockets) socket.terminate();
  }
}

async function openPair({ threadId, clientId, ownerId }: Conversation): Promise<{ pair: Pair; sockets: WebSocket[] }> {
  const [client, owner] = [await buildSession(db, clientId), await buildSession(db, ownerId)];
  const [own, others] = await Promise.all([listenAt(product.url, client), listenAt(other.url, owner)]);
  const isMeant = (data: string) => {
    const message = readLiveMessage(data);
    return message?.type === 'changed' && message.topic === 'messages' && message.id === threadId;
  };
  return { pair: { send: () => sendMessage(threadId, client), other: others, isMeant }, sockets: [own, others] };
}

function listenAt(url: string, { cookie }: TestSession): Promise<WebSocket> {
  return opened(new WebSocket(`${url.replace('http', 'ws')}/api/realtime`, { headers: { ...cookie, origin: url } }));
}

async function opened(socket: WebSocket): Promise<WebSocket> {
  await once(socket, 'open');
  socket.on('error', () => undefined);
  return socket;
}

async function sendMessage(threadId: string, { bearer }: TestSession): Promise<void> {
  const id = randomUUID();
  const answer = await fetch(`${product.url}/api/threads/${threadId}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id, ...bearer },
    body: JSON.stringify({ id, text: 'I am there at ten. Is the gate open?' }),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`The message was answered with ${answer.status}: ${text}`);
}

/** Sends through the pairs in turn. @returns ms from each call until the other connection is told */
function sendSteadily(ready: readonly Pair[], count: number): Promise<number[]> {
  const begun = performance.now();
  const turns = Array.from({ length: count }, async (_, turn) => {
    const pair = ready[turn % ready.length];
    if (!pair) throw new Error('Nobody is connected');
    await after(Math.max(0, begun + (turn * 1000) / perSecond - performance.now()));
    const at = performance.now();
    const arrival = arrivalAt(pair);
    await pair.send();
    return (await arrival) - at;
  });
  return Promise.all(turns);
}

function arrivalAt({ other: socket, isMeant }: Pair): Promise<number> {
  return new Promise((resolve, reject) => {
    const lost = setTimeout(() => reject(new Error('A message did not arrive')), lostAfterMilliseconds);
    const hear = (data: WebSocket.RawData) => {
      if (!isMeant(String(data))) return;
      clearTimeout(lost);
      socket.off('message', hear);
      resolve(performance.now());
    };
    socket.on('message', hear);
  });
}

async function measureRelay(): Promise<number[]> {
  const child = fork(new URL('bare-relay.ts', import.meta.url));
  try {
    const [port] = (await once(child, 'message')) as [number];
    const connect = (pair: number) => opened(new WebSocket(`ws://127.0.0.1:${port}/${pair}`));
    const ready: Pair[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const [one, another] = [await connect(pair), await connect(pair)];
      ready.push({ send: async () => one.send('told'), other: another, isMeant: () => true });
    }
    await sendSteadily(ready.toReversed(), warmUp);
    return await sendSteadily(ready, sent);
  } finally {
    child.kill();
  }
}

async function cpuSoFar(): Promise<number> {
  const servers = await Promise.all([product.pid, other.pid].map(cpuOfProcess));
  return servers.reduce((sum, one) => sum + one, await cpuOfDatabase(product.postmaster));
}

/** What the router asks for when a thread is opened; with --full the whole document, too. */
async function measureOpening(short?: Conversation, long?: Conversation): Promise<Figure[]> {
  if (!short || !long) throw new Error('There are no threads');
  await fillConversation(pool, short, few);
  await fillConversation(pool, long, many);
  const small = await openingOf(short, '.data');
  const large = await openingOf(long, '.data');
  const text = 'select * from messages where thread_id = $1 order by sequence desc limit 41';
  const bare = await measureBare({ connection: product.connection, text, values: [long.threadId] }, product.postmaster);
  const what = `a thread of ${many.toLocaleString('en')} opened`;
  return [
    { what, figure: large, unit: 'CPU-ms', atMost: 6 },
    { what: `${what}, of one of ${few}`, figure: large / small, unit: 'x', atMost: 2 },
    { what: `${what}, of the bare statement`, figure: large / bare.cpuMilliseconds, unit: 'x' },
    ...(isFull ? [{ what: `${what}, document`, figure: await openingOf(long, ''), unit: 'CPU-ms' }] : []),
  ];
}

async function openingOf({ threadId, clientId }: Conversation, ending: string): Promise<number> {
  const { cookie } = await buildSession(db, clientId);
  const { cpuMilliseconds } = await measureLoad({
    url: `${product.url}/dashboard/client/messages/${threadId}${ending}`,
    headers: cookie,
    pid: product.pid,
    postmaster: product.postmaster,
    warmUpRequests: 500,
  });
  return cpuMilliseconds;
}
