import { describe, expect, it } from 'vitest';
import { dashboardTarget } from './dashboard-target.ts';
import { proves } from '#tests/support/proves.ts';

const ofType = (type: string | null) => dashboardTarget({ role: 'user', type });

describe('Dashboard link', () => {
  it('leads a client to the client dashboard', proves('NAV-007'), () => {
    expect(ofType('client')).toBe('/dashboard/client');
  });

  it('leads a professional to the professional dashboard', proves('NAV-008'), () => {
    expect(ofType('professional')).toBe('/dashboard/professional');
  });

  it.each([null, '', 'other'])('leads to /dashboard for the type %j', proves('NAV-009'), (type) => {
    expect(ofType(type)).toBe('/dashboard');
  });

  it('leads to /dashboard without a profile', proves('NAV-009'), () => {
    expect(dashboardTarget(null)).toBe('/dashboard');
  });

  it.each(['client', 'professional', null])(
    'leads an administrator of the type %j to theirs',
    proves('GEN-020'),
    (type) => {
      expect(dashboardTarget({ role: 'admin', type })).toBe('/dashboard/admin');
    },
  );
});
