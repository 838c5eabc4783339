import { expect, test } from 'vitest';
import { readSandboxEnvironment } from './environment.ts';

test('defaults fit a product that runs on its own defaults', () => {
  expect(readSandboxEnvironment({})).toMatchObject({
    port: 3001,
    webhook: { url: 'http://127.0.0.1:3000/api/webhooks/stripe' },
  });
});

test('lists every bad value at once', () => {
  const read = () => readSandboxEnvironment({ SANDBOX_PORT: '70000', SANDBOX_WEBHOOK_URL: 'nowhere' });
  expect(read).toThrow(/SANDBOX_PORT[\s\S]*SANDBOX_WEBHOOK_URL|SANDBOX_WEBHOOK_URL[\s\S]*SANDBOX_PORT/);
});

test('runs in production only when asked by name', () => {
  expect(() => readSandboxEnvironment({ APP_ENV: 'production' })).toThrow('not for production');
  expect(readSandboxEnvironment({ APP_ENV: 'production', SANDBOX: '1' })).toMatchObject({ port: 3001 });
});
