import { describe, expect, it } from 'vitest';
import { dashboardTarget } from './dashboard-target.ts';
import { proves } from '#tests/support/proves.ts';

describe('Dashboard link', () => {
  it('leads a client to the client dashboard', proves('NAV-007'), () => {
    expect(dashboardTarget('client')).toBe('/dashboard/client');
  });

  it('leads a professional to the professional dashboard', proves('NAV-008'), () => {
    expect(dashboardTarget('professional')).toBe('/dashboard/professional');
  });

  it.each([null, undefined, '', 'other'])('leads to /dashboard for the type %j', proves('NAV-009'), (type) => {
    expect(dashboardTarget(type)).toBe('/dashboard');
  });
});
