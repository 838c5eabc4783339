import { expect, it } from 'vitest';
import { ownDashboard } from './own-dashboard.ts';

it.each([
  ['OPEN-26 an administrator', { role: 'admin', type: 'client' }, '/dashboard/admin'],
  ['AUTH-055 a client', { role: 'user', type: 'client' }, '/dashboard/client'],
  ['AUTH-056 a professional', { role: 'user', type: 'professional' }, '/dashboard/professional'],
  ['AUTH-057 nobody of another type', { role: 'user', type: 'dispatcher' }, '/login?error=account'],
  ['AUTH-059 nobody without a profile', null, undefined],
  ['OPEN-26 nobody whose type is empty', { role: 'user', type: null }, undefined],
] as const)('%s belongs to %j at %s', (_, profile, path) => expect(ownDashboard(profile)).toBe(path));
