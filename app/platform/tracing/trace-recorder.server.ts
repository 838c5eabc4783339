import type { Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { version } from '#app/platform/config/version.ts';
import { log } from '#app/platform/log/log.server.ts';
import { errorCode } from './error-code.ts';
import { withoutSpan } from './span.server.ts';
import type { TraceSettings } from './trace-settings.ts';

/** How long one delivery may take, with its retries. Meanwhile up to 2,048 spans wait; more are dropped. */
const deliveryMilliseconds = 10_000;

/**
 * Creates what records spans and delivers them, every five seconds or 512 spans, beside the work of requests and jobs.
 * It is not registered with OpenTelemetry's API: libraries that know it would add spans with the messages of errors,
 * which quote what people typed.
 */
export function createTraceRecorder(settings: TraceSettings): { tracer: Tracer; stop: () => Promise<void> } {
  const { url, headers, resource } = settings;
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: deliveryMilliseconds });
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: resourceFromAttributes({ 'service.version': version, ...resource }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: telling(exporter), exportTimeoutMillis: deliveryMilliseconds }),
    ],
  });
  return { tracer: provider.getTracer('doorstep', version), stop: () => provider.shutdown() };
}

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const root = {
    on: () => new AlwaysOnSampler(),
    off: () => new AlwaysOffSampler(),
    ratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  switch (sampler) {
    case 'always_on':
      return root.on();
    case 'always_off':
      return root.off();
    case 'traceidratio':
      return root.ratio();
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: root.on() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: root.off() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: root.ratio() });
  }
}

/** Delivers outside of every span, and says once when the collector takes nothing, and once when it does again. */
function telling(exporter: SpanExporter): SpanExporter {
  let isHeard = true;
  return {
    export: (spans, done) =>
      withoutSpan(() =>
        exporter.export(spans, (result) => {
          const succeeded = result.code === 0;
          if (isHeard && !succeeded) log.warn({ reason: errorCode(result.error) }, 'the collector takes no spans');
          if (!isHeard && succeeded) log.info('the collector takes spans again');
          isHeard = succeeded;
          done(result);
        }),
      ),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
