import type { SpanContext } from '@opentelemetry/api';

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const nothing = /^0+$/;

/** Writes a span's place as W3C Trace Context does: it travels in the data of jobs. */
export function formatTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Reads such a place; undefined if it is none (https://www.w3.org/TR/trace-context/#traceparent-header). */
export function parseTraceparent(text: unknown): SpanContext | undefined {
  const [, traceId, spanId, flags] = (typeof text === 'string' && traceparent.exec(text)) || [];
  if (!traceId || !spanId || !flags || nothing.test(traceId) || nothing.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
