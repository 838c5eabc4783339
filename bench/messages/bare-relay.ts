import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

// The bare limit of a message on its way, in its own process: what comes in on one WebSocket of a pair goes out on the
// other, and nothing else. A pair is two connections with the same path.

const pairs = new Map<string, WebSocket[]>();
const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
sockets.on('connection', (socket, { url = '/' }) => {
  const pair = pairs.get(url) ?? [];
  pairs.set(url, [...pair, socket]);
  socket.on('error', () => socket.terminate());
  socket.on('message', (data) => {
    for (const other of pairs.get(url) ?? []) if (other !== socket) other.send(String(data));
  });
});
sockets.on('listening', () => process.send?.((sockets.address() as AddressInfo).port));
