import { expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { trialProduction } from '#tests/factories/environment.ts';
import { loader } from './living-page.tsx';

it('is a page for who works on the product, and no page anywhere else', () => {
  useConfig(readConfig({}));
  expect(loader().data.tokens).toBeDefined();
  useConfig(readConfig(trialProduction));
  expect(loader()).toMatchObject({ data: { tokens: undefined }, init: { status: 404 } });
});
