import type { Config } from '#app/platform/config/config.server.ts';
import type { traceSamplers } from '#app/platform/config/trace-variables.ts';

export type TraceSettings = {
  /** Where spans are delivered to. */
  url: string;
  headers: Record<string, string>;
  sampler: (typeof traceSamplers)[number];
  /** The part of all traces that a sampler by ratio records, 0 to 1. */
  ratio: number;
  /** What every span says about this process. */
  resource: Record<string, string>;
};

/** Returns the settings of traces; undefined if the environment asks for none. */
export function traceSettings(config: Config): TraceSettings | undefined {
  const url = config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? underBase(config.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (url === undefined || config.OTEL_SDK_DISABLED || config.OTEL_TRACES_EXPORTER === 'none') return undefined;
  const resource = readPairs(config.OTEL_RESOURCE_ATTRIBUTES);
  return {
    url,
    headers: {
      ...readPairs(config.OTEL_EXPORTER_OTLP_HEADERS),
      ...readPairs(config.OTEL_EXPORTER_OTLP_TRACES_HEADERS),
    },
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    resource: {
      ...resource,
      'service.name': config.OTEL_SERVICE_NAME ?? resource['service.name'] ?? 'doorstep',
    },
  };
}

/** https://opentelemetry.io/docs/specs/otel/protocol/exporter/#endpoint-urls-for-otlphttp */
function underBase(base: string | undefined): string | undefined {
  return base === undefined ? undefined : `${base.replace(/\/+$/, '')}/v1/traces`;
}

/** Reads `name=value,name=value`, percent-encoded as W3C Baggage is. */
function readPairs(list: string | undefined): Record<string, string> {
  const pairs = (list ?? '').split(',').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : [];
  });
  return Object.fromEntries(pairs);
}
