import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';
import { onTestFinished } from 'vitest';

/** What a name server says: IPs, an error code (RFC 1035, 4.1.1), or nothing at all. */
export type NameServerAnswer = { ips: readonly string[] } | { error: number } | 'silence';

/**
 * Starts a name server on loopback for the rest of a test, with the same answer for every name.
 * @returns its IP with its port
 */
export async function startNameServer(answer: NameServerAnswer): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    if (answer !== 'silence') socket.send(response(query, answer), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

const headerBytes = 12;

function response(query: Buffer, answer: Exclude<NameServerAnswer, 'silence'>): Buffer {
  // The name ends with a zero byte; type and class follow.
  const question = query.subarray(headerBytes, query.indexOf(0, headerBytes) + 5);
  const family = question.readUInt16BE(question.length - 4) === 1 ? 'ipv4' : 'ipv6';
  const ips = 'error' in answer ? [] : answer.ips.map((ip) => ipaddr.parse(ip));
  const records = ips.filter((ip) => ip.kind() === family).map((ip) => recordOf(question, ip));
  const header = Buffer.from(query.subarray(0, headerBytes));
  header.writeUInt16BE(0x8180 + ('error' in answer ? answer.error : 0), 2);
  for (const [place, count] of [1, records.length, 0, 0].entries()) header.writeUInt16BE(count, 4 + 2 * place);
  return Buffer.concat([header, question, ...records]);
}

/** An IP for the name that the question, right behind the header, asks for. */
function recordOf(question: Buffer, ip: ipaddr.IPv4 | ipaddr.IPv6): Buffer {
  const bytes = Buffer.from(ip.toByteArray());
  // Type and class as asked, valid for 0 seconds.
  const name = Buffer.from([0xc0, headerBytes]);
  return Buffer.concat([name, question.subarray(-4), Buffer.from([0, 0, 0, 0, 0, bytes.length]), bytes]);
}
