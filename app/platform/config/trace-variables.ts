import * as z from 'zod/mini';

/** Which of our traces are recorded; of those that another process began, a parent-based one lets that process decide. */
export const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const collectorUrl = z.string().check(
  z.refine((value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  }, 'must be an http:// or https:// URL without a user name'),
);

const pairs = z.string().check(z.refine(isPairs, 'must be name=value pairs with commas between them'));

function isPairs(value: string): boolean {
  return value.split(',').every((pair) => /^\s*[^=\s]+\s*=/.test(pair) && isPercentEncoded(pair));
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * OpenTelemetry's standard variables, as far as this product knows them
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(collectorUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(collectorUrl),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(pairs),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: z.optional(pairs),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.optional(z.literal('http/protobuf', 'must be http/protobuf')),
  OTEL_SERVICE_NAME: z.optional(z.string().check(z.minLength(1))),
  OTEL_RESOURCE_ATTRIBUTES: z.optional(pairs),
  OTEL_TRACES_SAMPLER: z._default(
    z.enum(traceSamplers, `must be one of ${traceSamplers.join(', ')}`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(
      z.string().check(z.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')),
      z.transform(Number),
    ),
    1,
  ),
  OTEL_TRACES_EXPORTER: z._default(z.enum(['otlp', 'none'], 'must be otlp or none'), 'otlp'),
  OTEL_SDK_DISABLED: z._default(
    z.pipe(
      z.string().check(z.regex(/^(?:true|false)$/i, 'must be true or false')),
      z.transform((value) => value.toLowerCase() === 'true'),
    ),
    false,
  ),
};
