import { type Field, readMessage } from './protobuf.ts';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  /** '' for the first span of a trace. */
  parentId: string;
  name: string;
  attributes: Record<string, string | number>;
  /** Ids of the spans it is linked to. */
  linkedTo: string[];
  /** Whether its status says that it failed. */
  failed: boolean;
  service: string;
}

/** Reads an ExportTraceServiceRequest (opentelemetry/proto/trace/v1/trace.proto). */
export function readSpans(request: Buffer): CollectedSpan[] {
  return within(request, 1).flatMap((resourceSpans) => {
    const service = String(readAttributes(within(resourceSpans, 1)[0], 1)['service.name']);
    return within(resourceSpans, 2).flatMap((scopeSpans) =>
      within(scopeSpans, 2).map((span) => ({ ...readSpan(span), service })),
    );
  });
}

function readSpan(message: Buffer): Omit<CollectedSpan, 'service'> {
  return {
    traceId: text(message, 1, 'hex'),
    spanId: text(message, 2, 'hex'),
    parentId: text(message, 4, 'hex'),
    name: text(message, 5),
    attributes: readAttributes(message, 9),
    linkedTo: within(message, 13).map((link) => text(link, 2, 'hex')),
    failed: within(message, 15).some((status) => find(status, 3)?.number === 2n),
  };
}

function readAttributes(message: Buffer | undefined, field: number): Record<string, string | number> {
  const pairs = message ? within(message, field) : [];
  return Object.fromEntries(
    pairs.map((pair) => {
      const [value] = readMessage(within(pair, 2)[0] ?? Buffer.alloc(0));
      return [text(pair, 1), value?.field === 1 ? value.bytes.toString() : Number(value?.number)];
    }),
  );
}

const within = (message: Buffer, field: number): Buffer[] =>
  readMessage(message).flatMap((one) => (one.field === field ? [one.bytes] : []));

const find = (message: Buffer, field: number): Field | undefined =>
  readMessage(message).find((one) => one.field === field);

const text = (message: Buffer, field: number, encoding: 'utf8' | 'hex' = 'utf8'): string =>
  find(message, field)?.bytes.toString(encoding) ?? '';
