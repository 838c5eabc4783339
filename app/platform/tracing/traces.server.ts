import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#app/platform/log/log.server.ts';
import { recordOutgoingCalls } from './outgoing-calls.server.ts';
import { recordSpansWith } from './span.server.ts';
import type { TraceSettings } from './trace-settings.ts';

/** What is not delivered this long after the last request and job is lost: a process that stops is being waited for. */
const flushMilliseconds = 3_000;

/**
 * Begins to record and deliver spans. The SDK is loaded only here: without its variables nothing of it is.
 * @returns a function that delivers what is left and stops
 */
export async function startTraces(settings: TraceSettings): Promise<() => Promise<void>> {
  const { createTraceRecorder } = await import('./trace-recorder.server.ts');
  const recorder = createTraceRecorder(settings);
  recordSpansWith(recorder.tracer);
  const stopCalls = recordOutgoingCalls();
  return async () => {
    stopCalls();
    recordSpansWith(undefined);
    const late = wait(flushMilliseconds, 'late' as const, { ref: false });
    const outcome = await Promise.race([recorder.stop(), late]).catch(() => 'failed' as const);
    if (outcome) log.warn({ outcome }, 'the last spans were not delivered');
  };
}

/** A collector is asked on behalf of somebody who looks at a screen. */
const answerMilliseconds = 8_000;

/**
 * Checks that the collector takes spans, with a message that has none (an empty message of protobuf has no bytes).
 * @throws Error if it does not answer, or refuses
 */
export async function assertCollectorAnswers({ url, headers }: TraceSettings): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-protobuf' },
    body: new Uint8Array(),
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMilliseconds),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The collector answered ${response.status}`);
}
