import { Readable } from 'node:stream';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/dates/time-zone.ts';

/**
 * Answers a CSV file as a download named by its subject and its date in a time zone; streamed content is sent as it
 * arrives.
 */
export function csvAnswer(
  subject: string,
  pieces: AsyncIterable<string> | Iterable<string>,
  { now = new Date(), timeZone = platformTimeZone }: { now?: Date; timeZone?: string } = {},
): Response {
  const bytes = Readable.from(pieces, { highWaterMark: 1 }).map((text: string) => Buffer.from(text));
  // Node's own type for the same stream that the global name stands for.
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="doorstep-${subject}-${localDate(epochMinutesOf(now), timeZone)}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
