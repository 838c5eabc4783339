import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { log } from '#app/platform/log/log.server.ts';
import { inSpan } from '#app/platform/tracing/span.server.ts';

export type ScanVerdict = 'clean' | 'infected' | 'unavailable';

const answerMilliseconds = 30_000;

let scanner: { host: string; port: number } | undefined;

/** Scans uploads with the clamd at this host; without one every file passes. */
export function useVirusScanner(server: { host: string; port: number } | undefined): void {
  scanner = server;
}

/**
 * Asks clamd about a file, which is sent in chunks, each prefixed with its length (clamd(8), INSTREAM).
 * @returns 'unavailable' if clamd cannot be reached or gives no verdict
 */
export async function scanForViruses(file: string): Promise<ScanVerdict> {
  if (!scanner) return 'clean';
  try {
    const answer = await scanWithClamd(scanner, file);
    if (/\bOK\0?$/.test(answer)) return 'clean';
    if (/\bFOUND\0?$/.test(answer)) return 'infected';
    throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
  } catch (error) {
    log.error({ err: error }, 'the virus scanner did not judge a file');
    return 'unavailable';
  }
}

/**
 * Checks that clamd answers (clamd(8), PING).
 * @throws Error if it does not, or not as clamd does
 */
export async function assertScannerAnswers(): Promise<void> {
  if (!scanner) return;
  const answer = await talk(scanner, async (socket) => void socket.write('zPING\0'));
  if (!/^PONG\0?$/.test(answer)) throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
}

function scanWithClamd(server: { host: string; port: number }, file: string): Promise<string> {
  return inSpan('clamd scan', {}, () => talk(server, (socket) => sendFile(socket, file)));
}

/** Sends something to clamd and returns its answer. */
async function talk(server: { host: string; port: number }, send: (socket: Socket) => Promise<void>): Promise<string> {
  const socket = connect(server);
  socket.setTimeout(answerMilliseconds, () => socket.destroy(new Error('clamd did not answer in time')));
  try {
    await once(socket, 'connect');
    const answer = readAnswer(socket);
    await Promise.race([send(socket), answer]);
    return await answer;
  } finally {
    socket.destroy();
  }
}

async function sendFile(socket: Socket, file: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer.trimEnd();
}
