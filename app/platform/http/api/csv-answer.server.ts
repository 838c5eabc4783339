import { Readable } from 'node:stream';

/** Answers a CSV file as a download named by its subject and date; streamed content is sent as it arrives. */
export function csvAnswer(
  subject: string,
  pieces: AsyncIterable<string> | Iterable<string>,
  now = new Date(),
): Response {
  const bytes = Readable.from(pieces, { highWaterMark: 1 }).map((text: string) => Buffer.from(text));
  // Node's own type for the same stream that the global name stands for.
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="doorstep-${subject}-${now.toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
