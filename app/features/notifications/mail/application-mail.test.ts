import { expect, it } from 'vitest';
import { applicationMailContent } from './application-mail.ts';

const change = {
  email: 'ana@example.com',
  firstName: 'Ana',
  kind: 'change-accepted',
  what: 'a new certification',
} as const;

it('who can be booked although Stripe still wants something reads that, and not that nobody can', () => {
  const decided = { email: 'ana@example.com', firstName: 'Ana', kind: 'decided', reopened: false } as const;
  const words = (outcome: 'approved' | 'bookable', canBePaid?: boolean) =>
    applicationMailContent({ ...decided, outcome, paymentsConnected: false, canBePaid });
  expect(words('approved', true).lead).toMatch(
    /give Stripe what it still needs, so that we can send you what you earn/,
  );
  expect(words('bookable', true)).toMatchObject({
    subject: 'You are approved and verified: clients can book you now',
    lead: expect.stringContaining('until then, what you earn waits for you'),
  });
  for (const missing of [false, undefined]) {
    expect(words('approved', missing).lead).toMatch(/nobody can book you without it\.$/);
    expect(words('bookable', missing).subject).toBe('You are approved and verified: one last step');
  }
});

it('a new certification applies at once, unless the badge is still to come', () => {
  expect(applicationMailContent(change).lead).toMatch(/it applies from now on\.$/);
  const { heading, lead } = applicationMailContent({ ...change, lacksBadge: true });
  expect([heading, lead]).toEqual([
    'Your change is approved, Ana',
    'You asked for a new certification. We’ve reviewed and approved it. Clients can book you once your profile has the Verified badge. That’s our next step, and we’ll email you then.',
  ]);
});
