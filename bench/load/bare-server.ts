import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import pg from 'pg';

// The bare limit, in its own process: node:http serving the rows of one prepared statement, or always the same bytes.
// Argument: {"connection": …, "text": "select …", "values": […], …} or {"file": "…", "headers": {…}} as JSON.

export type BareWork =
  | { connection: pg.PoolConfig; text: string; values: unknown[] }
  | { file: string; headers: Record<string, string> };

const work = JSON.parse(process.argv[2] ?? '') as BareWork;
const server = createServer('file' in work ? sendBytes(work) : sendRows(work));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});

function sendBytes({ file, headers }: Extract<BareWork, { file: string }>): RequestListener {
  const bytes = readFileSync(file);
  return (_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length });
    response.end(bytes);
  };
}

function sendRows({ connection, text, values }: Extract<BareWork, { text: string }>): RequestListener {
  const pool = new pg.Pool({ ...connection, max: 10 });
  return (_request, response) => {
    pool.query({ name: 'bare', text, values }).then(
      ({ rows }) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(rows));
      },
      () => response.destroy(),
    );
  };
}
