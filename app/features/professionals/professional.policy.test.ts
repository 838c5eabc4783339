import { describe, expect, it } from 'vitest';
import { acceptsBookings, isListed, maySeeContact, maySeeProfessional } from './professional.policy.ts';

describe('who sees and books a professional', () => {
  const flags = (verified: boolean, is_approved: boolean) => ({ verified, is_approved, profile_id: 'owner' });
  it('OPEN-15 is listed when verified or approved', () => {
    expect([isListed(flags(true, false)), isListed(flags(false, true)), isListed(flags(false, false))]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('GEN-012 GUARD-014 GUARD-015 OPEN-16 is bookable only when both', () => {
    expect([
      acceptsBookings(flags(true, false)),
      acceptsBookings(flags(false, true)),
      acceptsBookings(flags(true, true)),
    ]).toEqual([false, false, true]);
  });
  it('OPEN-15 previews the page for the professional and for admins', () => {
    const hidden = flags(false, false);
    expect(maySeeProfessional(hidden, undefined)).toBe(false);
    expect(maySeeProfessional(hidden, { id: 'somebody', profile: { role: 'user' } })).toBe(false);
    expect(maySeeProfessional(hidden, { id: 'owner', profile: { role: 'user' } })).toBe(true);
    expect(maySeeProfessional(hidden, { id: 'somebody', profile: { role: 'admin' } })).toBe(true);
  });
  it('OPEN-18 keeps contact details from everybody else', () => {
    expect(maySeeContact(flags(true, true), { id: 'somebody', profile: { role: 'user' } })).toBe(false);
  });
});
