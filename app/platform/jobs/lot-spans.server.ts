import { type Span, SpanKind } from '@opentelemetry/api';
import type { JobWithMetadata } from 'pg-boss';
import { errorCode } from '#app/platform/tracing/error-code.ts';
import { failSpan, idsIn, spansAreRecorded, startSpan, withSpan } from '#app/platform/tracing/span.server.ts';
import { readTraceOf } from './job-trace.server.ts';

/**
 * The spans of jobs that are handled together, each in the trace of what enqueued it. What is done once for all of them
 * is part of the first one's; the others are linked to that.
 */
export class LotSpans {
  readonly #spans = new Map<string, Span>();
  readonly #spanOfId = new Map<string, Span>();

  constructor(queue: string, taken: readonly JobWithMetadata<object>[]) {
    if (!spansAreRecorded()) return;
    for (const { id, data, retryCount } of taken) {
      const span = startSpan({
        name: `job ${queue}`,
        kind: SpanKind.CONSUMER,
        attributes: {
          'messaging.destination.name': queue,
          'messaging.message.id': id,
          'messaging.batch.message_count': taken.length,
          'doorstep.job.retries': retryCount,
        },
        parent: readTraceOf(data) ?? null,
        linkedTo: this.#first?.spanContext(),
      });
      if (!span) continue;
      this.#spans.set(id, span);
      for (const subject of idsIn(data)) if (!this.#spanOfId.has(subject)) this.#spanOfId.set(subject, span);
    }
  }

  get #first(): Span | undefined {
    const [first] = this.#spans.values();
    return first;
  }

  of(jobId: string): Span | undefined {
    return this.#spans.get(jobId);
  }

  /** Runs what is done for all of them. */
  around<T>(work: () => Promise<T>): Promise<T> {
    return withSpan(this.#first, work, this.#spanOfId);
  }

  /** Ends them, with the codes of those that failed. */
  end(failures: ReadonlyMap<string, unknown>): void {
    for (const [id, span] of this.#spans) {
      if (failures.has(id)) failSpan(span, errorCode(failures.get(id)));
      span.end();
    }
  }
}
