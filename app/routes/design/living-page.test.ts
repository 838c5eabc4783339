import { expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { loader } from './living-page.tsx';

const operator = { BASE_URL: 'https://doorstep.test', AUTH_SECRET: 'a secret that is only good for tests', SANDBOX: '1' };

it('is a page for who works on the product, and no page anywhere else', () => {
  useConfig(readConfig({}));
  expect(loader().data.tokens).toBeDefined();
  useConfig(readConfig({ ...operator, APP_ENV: 'production' }));
  expect(loader()).toMatchObject({ data: { tokens: undefined }, init: { status: 404 } });
});
