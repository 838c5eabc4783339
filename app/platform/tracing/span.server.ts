import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Attributes,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { errorCode } from './error-code.ts';

/** What work under way belongs to: its span, and in a lot those of the jobs by the ids in their data. */
type Scope = { span: Span; spanOfId?: ReadonlyMap<string, Span> };

export type SpanStart = {
  name: string;
  kind?: SpanKind;
  attributes?: Attributes;
  /** The span it belongs to, if not the one under way; null begins a trace. */
  parent?: SpanContext | null | undefined;
  linkedTo?: SpanContext | undefined;
};

let tracer: Tracer | undefined;
const scopes = new AsyncLocalStorage<Scope>();

/**
 * Sets who records spans. Until then nothing here does anything: no span, no scope, no name is made.
 */
export function recordSpansWith(next: Tracer | undefined): void {
  tracer = next;
}

export function spansAreRecorded(): boolean {
  return tracer !== undefined;
}

/** Returns the span under way, if it is recorded at all. */
export function recordedSpan(): Span | undefined {
  const span = tracer && scopes.getStore()?.span;
  return span?.isRecording() ? span : undefined;
}

/** Begins a span; whoever begins it ends it. */
export function startSpan({ name, kind = SpanKind.INTERNAL, attributes, parent, linkedTo }: SpanStart) {
  if (!tracer) return undefined;
  const above = parent === undefined ? scopes.getStore()?.span.spanContext() : parent;
  return tracer.startSpan(
    name,
    { kind, ...(attributes ? { attributes } : {}), ...(linkedTo ? { links: [{ context: linkedTo }] } : {}) },
    above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT,
  );
}

/** Runs work as part of a span. */
export function withSpan<T>(span: Span | undefined, work: () => T, spanOfId?: ReadonlyMap<string, Span>): T {
  return span ? scopes.run({ span, ...(spanOfId ? { spanOfId } : {}) }, work) : work();
}

/** Runs work that belongs to nobody's span: what is kept for later, and the delivery of spans itself. */
export function withoutSpan<T>(work: () => T): T {
  return tracer ? scopes.exit(work) : work();
}

/** Does something outside of this process in a span of its own, if what asks for it is recorded. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!recordedSpan()) return work();
  const span = startSpan({ name, kind: SpanKind.CLIENT, attributes });
  try {
    return await withSpan(span, work);
  } catch (error) {
    failSpan(span, errorCode(error));
    throw error;
  } finally {
    span?.end();
  }
}

/** Marks a span as failed with a stable code. */
export function failSpan(span: Span | undefined, code: string): void {
  span?.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR });
}

/** Notes on the span under way the stable code of the error that answers it; whether it failed is the status' matter. */
export function markErrorAnswered(code: string): void {
  recordedSpan()?.setAttribute('error.type', code);
}

/**
 * Returns the span that a new job belongs to: within a lot that of the job which was about the same thing, else the
 * one under way.
 */
export function spanOfJobFor(data: object): Span | undefined {
  if (!tracer) return undefined;
  const scope = scopes.getStore();
  const known = scope?.spanOfId;
  return (
    (known &&
      idsIn(data)
        .map((id) => known.get(id))
        .find(Boolean)) ??
    scope?.span
  );
}

/** Returns the ids in a job's data, wherever in it. */
export function idsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (typeof value !== 'string') return idsIn(value);
    return key.endsWith('Id') ? [value] : [];
  });
}
