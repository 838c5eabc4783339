import { expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { liveProduction, trialProduction } from '#tests/factories/environment.ts';
import { newKeySecret } from './key-secret.server.ts';

it.each([
  ['live', 'real money moves', liveProduction],
  ['test', 'Stripe has test keys', { ...liveProduction, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_TEST_KEYS: '1' }],
  ['test', 'the sandbox takes the money', trialProduction],
  ['test', 'somebody develops', {}],
])('a key is called %s where %s', (kind, _, environment) => {
  useConfig(readConfig(environment));
  expect(newKeySecret()).toMatch(new RegExp(`^doorstep_${kind}_[0-9a-f]{52}$`));
});
