import { describe, expect, it } from 'vitest';
import { dashboardTarget } from './dashboard-target.ts';

describe('Dashboard link', () => {
  it('NAV-007 leads a client to the client dashboard', () => {
    expect(dashboardTarget('client')).toBe('/dashboard/client');
  });

  it('NAV-008 leads a professional to the professional dashboard', () => {
    expect(dashboardTarget('professional')).toBe('/dashboard/professional');
  });

  it.each([null, undefined, '', 'other'])('NAV-009 leads to /dashboard for the type %j', (type) => {
    expect(dashboardTarget(type)).toBe('/dashboard');
  });
});
