import { describe, expect, it } from 'vitest';
import { acceptsBookings, canBePaid, isListed, maySeeContact, maySeeProfessional } from './professional.policy.ts';
import { proves } from '#tests/support/proves.ts';

describe('who sees and books a professional', () => {
  const flags = (verified: boolean, is_approved: boolean) => ({ verified, is_approved, profile_id: 'owner' });
  it('is listed when verified or approved', proves('OPEN-15'), () => {
    expect([isListed(flags(true, false)), isListed(flags(false, true)), isListed(flags(false, false))]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('is bookable only when both', proves('GEN-012', 'GUARD-014', 'GUARD-015', 'OPEN-16'), () => {
    expect([
      acceptsBookings(flags(true, false)),
      acceptsBookings(flags(false, true)),
      acceptsBookings(flags(true, true)),
    ]).toEqual([false, false, true]);
  });
  it('can be paid through an account, unless Stripe has rejected it', () => {
    const account = (stripe_account_id: string | null, stripe_account_status: string | null) =>
      canBePaid({ stripe_account_id, stripe_account_status });
    expect([account(null, null), account('acct_1', 'rejected')]).toEqual([false, false]);
    expect([account('acct_1', 'pending'), account('acct_1', 'restricted'), account('acct_1', 'active')]).toEqual([
      true,
      true,
      true,
    ]);
  });
  it('previews the page for the professional and for admins', proves('OPEN-15'), () => {
    const hidden = flags(false, false);
    expect(maySeeProfessional(hidden, undefined)).toBe(false);
    expect(maySeeProfessional(hidden, { id: 'somebody', profile: { role: 'user' } })).toBe(false);
    expect(maySeeProfessional(hidden, { id: 'owner', profile: { role: 'user' } })).toBe(true);
    expect(maySeeProfessional(hidden, { id: 'somebody', profile: { role: 'admin' } })).toBe(true);
  });
  it('keeps contact details from everybody else', proves('OPEN-18'), () => {
    expect(maySeeContact(flags(true, true), { id: 'somebody', profile: { role: 'user' } })).toBe(false);
  });
});
