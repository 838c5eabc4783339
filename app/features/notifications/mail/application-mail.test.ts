import { expect, it } from 'vitest';
import { applicationMailContent } from './application-mail.ts';

const change = {
  email: 'ana@example.com',
  firstName: 'Ana',
  kind: 'change-accepted',
  what: 'a new certification',
} as const;

it('a new certification applies at once, unless the badge is still to come', () => {
  expect(applicationMailContent(change).lead).toMatch(/it applies from now on\.$/);
  const { heading, lead } = applicationMailContent({ ...change, lacksBadge: true });
  expect([heading, lead]).toEqual([
    'Your change is approved, Ana',
    'You asked for a new certification. We’ve reviewed and approved it. Clients can book you once your profile has the Verified badge. That’s our next step, and we’ll email you then.',
  ]);
});
