import { config } from '#app/platform/config/config.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { assertCollectorAnswers } from '#app/platform/tracing/traces.server.ts';
import { traceSettings } from '#app/platform/tracing/trace-settings.ts';
import { fails, unused, works, type Finding } from '../finding.ts';

/** Asks the collector of traces whether it takes any, if traces are recorded at all. */
export async function findTraces(): Promise<Finding> {
  const settings = traceSettings(config());
  if (!settings) return unused('off (OTEL_EXPORTER_OTLP_ENDPOINT)');
  const { host } = new URL(settings.url);
  return assertCollectorAnswers(settings).then(
    () => works(`on: ${host} takes traces (${settings.sampler})`),
    (error: unknown) => fails(`on, but ${host} takes none: ${oneLine(rootOf(error))}`),
  );
}

/** What fetch itself says of a failure is only that it failed. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
