import { expect, it } from 'vitest';
import { ownDashboard } from './own-dashboard.ts';
import { proves } from '#tests/support/proves.ts';

for (const [proof, name, profile, path] of [
  [proves('OPEN-26'), 'an administrator', { role: 'admin', type: 'client' }, '/dashboard/admin'],
  [proves('AUTH-055'), 'a client', { role: 'user', type: 'client' }, '/dashboard/client'],
  [proves('AUTH-056'), 'a professional', { role: 'user', type: 'professional' }, '/dashboard/professional'],
  [proves('AUTH-057'), 'somebody of another type', { role: 'user', type: 'dispatcher' }, '/login?error=account'],
  [proves('AUTH-059'), 'somebody without a profile', null, undefined],
  [proves('OPEN-26'), 'somebody whose type is empty', { role: 'user', type: null }, undefined],
] as const)
  it(`sends ${name} to ${path ?? 'no dashboard'}`, proof, () => expect(ownDashboard(profile)).toBe(path));
