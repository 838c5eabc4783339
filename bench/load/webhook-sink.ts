import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Somebody's webhook endpoint in a process of its own: accepts everything. It sends its port, and then how many have
// arrived whenever it is asked.

let arrived = 0;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    arrived += 1;
    response.end('ok');
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.send?.(arrived));
process.on('disconnect', () => process.exit());
