import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { liveProduction, trialProduction } from '#tests/factories/environment.ts';
import { guessableReason } from './guessable-secret.server.ts';
import { findUnsafeSettings } from './unsafe-settings.server.ts';

const { DATABASE_URL: _, ...withoutDatabase } = liveProduction;

describe('a configuration that fails closed', () => {
  it('lets what is safe pass', () => {
    expect(findUnsafeSettings({})).toEqual([]);
    expect(findUnsafeSettings({ HOST: '127.0.0.1', BASE_URL: 'http://localhost:3000' })).toEqual([]);
    expect(findUnsafeSettings({ HOST: '::1' })).toEqual([]);
    expect(findUnsafeSettings(liveProduction)).toEqual([]);
    expect(findUnsafeSettings(trialProduction)).toEqual([]);
    expect(findUnsafeSettings({ ...withoutDatabase, EMBEDDED_DATABASE: '1' })).toEqual([]);
    expect(findUnsafeSettings({ ...liveProduction, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_TEST_KEYS: '1' })).toEqual(
      [],
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['a host that others reach', { HOST: '0.0.0.0' }, 'HOST=0.0.0.0 lets others in'],
    ['all addresses of IPv6', { HOST: '::' }, 'HOST=:: lets others in'],
    ['an address of a network', { HOST: '192.168.1.4' }, 'HOST=192.168.1.4 lets others in'],
    ['a name that only begins like loopback', { HOST: '127.0.0.1.example.com' }, 'lets others in'],
    ['an https address', { BASE_URL: 'https://doorstep.example' }, 'BASE_URL is an https address'],
    [
      'live keys with the sandbox that starts by itself',
      { STRIPE_SECRET_KEY: 'rk_live_1' },
      'SMTP_URL is needed beside live keys',
    ],
    ['live keys with the sandbox', { ...liveProduction, SANDBOX: '1' }, 'SANDBOX=1 is refused beside live keys'],
    [
      'live keys with another sandbox',
      { ...liveProduction, SANDBOX_URL: 'http://127.0.0.1:3001' },
      'SANDBOX_URL is refused beside live keys',
    ],
    [
      'http in production',
      { ...liveProduction, BASE_URL: 'http://doorstep.example' },
      'BASE_URL must begin with https://',
    ],
    [
      'test keys in production',
      { ...liveProduction, STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_SECRET_KEY is not a live key',
    ],
    ['no database in production', withoutDatabase, 'DATABASE_URL is needed'],
    [
      'a secret from an example',
      { ...liveProduction, AUTH_SECRET: 'please-change-me-please-change-me-0' },
      'AUTH_SECRET can be guessed',
    ],
    [
      'a guessable one among several',
      { ...liveProduction, AUTH_SECRET: `${liveProduction.AUTH_SECRET},${'ab'.repeat(20)}` },
      'AUTH_SECRET can be guessed',
    ],
  ])('refuses %s', (_name, environment, problem) => {
    expect(findUnsafeSettings(environment)).toEqual([expect.stringContaining(problem)]);
  });

  it('names everything at once', () => {
    const issues = findUnsafeSettings({
      APP_ENV: 'production',
      BASE_URL: 'http://a',
      STRIPE_SECRET_KEY: 'sk_test_1',
      AUTH_SECRET: 'x'.repeat(40),
    });
    expect(issues.map((problem) => problem.split(' ')[0])).toEqual([
      'BASE_URL',
      'STRIPE_SECRET_KEY',
      'DATABASE_URL',
      'AUTH_SECRET',
    ]);
  });
});

describe('a secret that can be guessed', () => {
  it.each([
    'x'.repeat(32),
    '0123456789'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'a secret that is only good for tests',
    'correct horse battery staple again and again',
    'my-doorstep-production-key-2026-11-22',
    'Passw0rd!Passw0rd!Passw0rd!Passw0rd!',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'ChangeMe-9f8a7b6c5d4e3f2a1b0c9d8e7f6a',
  ])('is refused: %s', (secret) => {
    expect(guessableReason(secret)).toBeDefined();
  });

  it.each(['hex', 'base64', 'base64url'] as const)('is none of those that a machine makes: %s', (encoding) => {
    const made = Array.from({ length: 2_000 }, () => randomBytes(encoding === 'hex' ? 24 : 32).toString(encoding));
    expect(made.filter((secret) => guessableReason(secret) !== undefined)).toEqual([]);
  });
});
