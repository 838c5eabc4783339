import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { handledEventTypes } from '#app/features/stripe-events/event-handlers.server.ts';
import { readConfig } from '#app/platform/config/config.server.ts';
import { SandboxFixture } from '#sandbox/sandbox-fixture.ts';
import { freePort } from '#tests/support/faults/built-server.ts';
import { OtlpCollector } from '#tests/support/traces/otlp-collector.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { checkStripe, checkWebhooks } from './check-stripe.server.ts';
import { inspectInstallation } from './check.server.ts';

const { connectionString } = await createTestDatabase();
const site = 'http://localhost:3000';
let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await SandboxFixture.start({ webhook: { url: `${site}/api/webhooks/stripe`, secret: 'whsec_1' } });
});
afterAll(() => fixture.stop());

/** What is found with these settings, by part. */
async function findingsOf(environment: Record<string, string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const settings = { DATA_DIR: fixture.dataDir, PORT: String(await freePort()), ...environment };
  for await (const { part, finding } of inspectInstallation(settings))
    found[part] = `${finding.state}: ${finding.text}`;
  return found;
}

describe('an installation', () => {
  test('that works says of each part what it is', async () => {
    const found = await findingsOf({ DATABASE_URL: connectionString, SMTP_URL: fixture.sandbox.smtpUrl });
    expect(found).toMatchObject({
      Configuration: expect.stringMatching(/^works: APP_ENV=local, http:/) as string,
      Database: expect.stringMatching(/^works: PostgreSQL \d+\.\d+, .+, newest schema$/) as string,
      Files: expect.stringMatching(/^works: .+stored, read and deleted a file$/) as string,
      Mail: expect.stringMatching(/^works: 127\.0\.0\.1:\d+ accepts mail/) as string,
      Site: expect.stringMatching(/^unused: nothing answers at .+ yet: .*ECONNREFUSED/) as string,
    });
  });

  test.each([
    ['a database that nobody answers for', 'Database', 'DATABASE_URL', 'postgresql://doorstep@127.0.0.1:9/doorstep'],
    ['a mail server that nobody answers for', 'Mail', 'SMTP_URL', 'smtp://127.0.0.1:9'],
    ['a virus scanner that nobody answers for', 'Virus scanner', 'CLAMD_ADDRESS', '127.0.0.1:9'],
  ])('names %s', async (_, part, name, value) => {
    const found = await findingsOf({ [name]: value });
    expect(found[part]).toMatch(/^fails: .*ECONNREFUSED/);
  });

  test.each([
    ['off', undefined, /^unused: off/],
    ['on', 200, /^works: on: 127\.0\.0\.1:\d+ takes traces/],
    ['refused', 401, /^fails: on, but .+ takes none: The collector answered 401$/],
  ])('says whether traces are %s', async (_, answer, finding) => {
    const collector = await OtlpCollector.start();
    onTestFinished(() => collector.stop());
    if (answer) collector.answer = answer;
    const { Traces } = await findingsOf(answer ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } : {});
    expect(Traces).toMatch(finding);
  });

  test('names a collector that nobody answers for', async () => {
    const { Traces } = await findingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
    expect(Traces).toMatch(/^fails: on, but .+ECONNREFUSED/);
  });

  test('names a replica that is none', async () => {
    const replicas = `${connectionString},postgresql://doorstep@127.0.0.1:9/doorstep`;
    const { Replicas } = await findingsOf({ DATABASE_URL: connectionString, DATABASE_REPLICA_URLS: replicas });
    expect(Replicas).toMatch(/^fails: .+ is left out: .*follows nobody; .+ is left out: .*ECONNREFUSED/);
  });

  test('names a bucket that cannot be written', async () => {
    const keys = { S3_ACCESS_KEY_ID: 'somebody', S3_SECRET_ACCESS_KEY: 'secret', S3_ENDPOINT: 'http://127.0.0.1:9' };
    const { Files } = await findingsOf({ S3_BUCKET: 'doorstep', ...keys });
    expect(Files).toMatch(/^fails: bucket doorstep: ./);
  });

  test('that is not configured names every wrong setting, and nothing else is tried', async () => {
    const found = await findingsOf({ APP_ENV: 'production', DATABASE_URL: 'mysql://x' });
    expect(Object.keys(found)).toEqual(['Configuration']);
    expect(found['Configuration']).toMatch(/^fails: /);
  });
});

describe('Stripe', () => {
  const config = readConfig({ BASE_URL: site });
  const connection = (secretKey = fixture.sandbox.stripe.secretKey) => {
    const { host, port, protocol } = fixture.sandbox.stripe;
    return { secretKey, webhookSecrets: ['whsec_1'], endpoint: { host, port, protocol } };
  };

  test('that accepts the key says whether payments are real', async () => {
    expect(await checkStripe(config, connection())).toMatchObject({ state: 'works', text: /test key/ });
  });

  test('that refuses the key is named with its reason', async () => {
    await expect(checkStripe(config, connection('sk_live_of_somebody_else'))).rejects.toThrow(/Invalid API Key/i);
  });

  test('sends every event', async () => {
    expect(await checkWebhooks(config, connection())).toMatchObject({ state: 'works' });
  });

  test('has no endpoint for another site', async () => {
    const other = readConfig({ BASE_URL: 'http://localhost:4000' });
    expect(await checkWebhooks(other, connection())).toMatchObject({
      state: 'fails',
      text: 'Stripe has no enabled webhook endpoint for http://localhost:4000/api/webhooks/stripe. Add it in Stripe',
    });
  });

  test('whose endpoint subscribes to less than we handle is told which', async () => {
    const url = `${site}/api/webhooks/stripe`;
    const [left, ...events] = handledEventTypes;
    const partial = await SandboxFixture.start({ webhook: { url, secret: 'whsec_1', events } });
    try {
      const { host, port, protocol, secretKey } = partial.sandbox.stripe;
      const answer = await checkWebhooks(config, { secretKey, webhookSecrets: [], endpoint: { host, port, protocol } });
      expect(answer).toEqual({ state: 'fails', text: `No webhook endpoint for ${url} subscribes to ${left}` });
    } finally {
      await partial.stop();
    }
  });
});
