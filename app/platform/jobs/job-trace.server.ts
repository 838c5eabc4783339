import { spanOfJobFor } from '#app/platform/tracing/span.server.ts';
import { formatTraceparent, parseTraceparent } from '#app/platform/tracing/trace-context.ts';

/** Adds to a job's data which span it follows from; schemas of queues leave the name out. */
export function withTraceOf<Data extends object>(data: Data): Data {
  const span = spanOfJobFor(data);
  return span ? { ...data, traceparent: formatTraceparent(span.spanContext()) } : data;
}

/** Returns the span that a job follows from, if it has one. */
export function readTraceOf(data: unknown) {
  const given = typeof data === 'object' && data !== null && 'traceparent' in data ? data.traceparent : undefined;
  return parseTraceparent(given);
}
