import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoAccounts } from '#db/seed/demo/demo-accounts.ts';
import { commonPasswordKeyBytes } from './common-password-key.server.ts';
import { isCommonPassword } from './is-common-password.server.ts';

it('knows at least 100,000 passwords', () => {
  expect(statSync('db/common-passwords.bin').size / commonPasswordKeyBytes).toBeGreaterThanOrEqual(100_000);
});

it.each(['password', 'Password1', '12345678', 'qwertyuiop', 'iloveyou1', 'ILOVEYOU1'])('refuses %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it('takes a password that nobody else has, and those of the demo', () => {
  for (const password of ['correct horse', 'Xk4-quiet-lamp', ...demoAccounts.map((account) => account.password)])
    expect(isCommonPassword(password)).toBe(false);
});
