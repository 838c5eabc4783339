import { describe, expect, test } from 'vitest';
import { readConfig } from '#app/platform/config/config.server.ts';
import { traceSettings } from './trace-settings.ts';

const settingsOf = (environment: Record<string, string>) => traceSettings(readConfig(environment));
const on = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('traces', () => {
  test.each([
    ['no variable', {}],
    ['a name alone', { OTEL_SERVICE_NAME: 'shop' }],
    ['OTEL_SDK_DISABLED', { ...on, OTEL_SDK_DISABLED: 'true' }],
    ['no exporter', { ...on, OTEL_TRACES_EXPORTER: 'none' }],
  ])('are off with %s', (_, environment) => {
    expect(settingsOf(environment)).toBeUndefined();
  });

  test('go to the path of the protocol below the endpoint, or to the one that is named', () => {
    expect(settingsOf(on)).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      sampler: 'parentbased_always_on',
      ratio: 1,
      resource: { 'service.name': 'doorstep' },
    });
    const named = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' };
    expect(settingsOf({ ...on, ...named })?.url).toBe('https://traces.example/in');
  });

  test('have the headers and the name that are given', () => {
    const settings = settingsOf({
      ...on,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20one, x-tenant=a',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'authorization=Bearer%20two',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=from-attributes,deployment.environment.name=test',
    });
    expect(settings?.headers).toEqual({ authorization: 'Bearer two', 'x-tenant': 'a' });
    expect(settings?.resource).toEqual({ 'service.name': 'from-attributes', 'deployment.environment.name': 'test' });
    expect(settingsOf({ ...on, OTEL_SERVICE_NAME: 'shop' })?.resource).toEqual({ 'service.name': 'shop' });
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:password@collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%FF'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_SDK_DISABLED', 'yes'],
])('%s=%s is refused at the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
