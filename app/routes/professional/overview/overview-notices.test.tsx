import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { ListingNotice } from '../onboarding/listing-notice.tsx';
import { SetupChecklist } from '../onboarding/setup-checklist.tsx';
import { proves } from '#tests/support/proves.ts';

const textOf = (element: React.ReactNode) => {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

describe('where a professional stands', () => {
  const fresh = {
    id: '1',
    time_zone: 'America/Chicago',
    verified: false,
    is_approved: false,
    rejected: false,
    suspended: false,
  };
  const told = (standing: Partial<OwnProfessional>, hasApplied = true) =>
    textOf(
      <ListingNotice
        professional={{ ...fresh, ...standing }}
        hasApplied={hasApplied}
        reason={standing.rejected || standing.suspended ? 'The photo is too dark.' : undefined}
      />,
    );

  it.each([
    ['has not applied', {}, false, 'Only you can see your profile for now'],
    ['waits', {}, true, 'Your application is being reviewed'],
    [
      'is verified only',
      { verified: true },
      true,
      'Clients can book you once you’re approved, verified and connected to Stripe.',
    ],
    ['is approved only', { is_approved: true }, true, 'You’re listed in the directory'],
  ])('somebody who %s is told', proves('OPEN-17'), (_, standing, hasApplied, words) =>
    expect(told(standing, hasApplied)).toContain(words),
  );

  it('somebody who was rejected or suspended reads why, and goes on from there', () => {
    expect(told({ rejected: true })).toMatch(
      /We couldn’t accept your application yet.*The photo is too dark\. Apply again$/,
    );
    expect(told({ suspended: true })).toMatch(/Your account is suspended.*The photo is too dark\. Write to us$/);
  });

  it('somebody who is open for bookings is told nothing', () =>
    expect(told({ verified: true, is_approved: true })).toBe(''));
});

describe('the set-up', () => {
  const all = { applied: true, photo: true, services: true, hours: true, payments: true, portfolio: true };

  it('has what is left before what is done', () => {
    expect(textOf(<SetupChecklist setup={{ ...all, applied: false, hours: false }} paymentsStatus="active" />)).toMatch(
      /4 of 6 done Submit your application .* Set your working hours .* Add your services : done Connect Stripe : done/,
    );
  });

  it('says that nobody can book only of those whom nobody can', () => {
    const told = (paymentsStatus: string | null) =>
      textOf(<SetupChecklist setup={{ ...all, payments: false }} paymentsStatus={paymentsStatus} />);
    for (const status of [null, 'rejected']) expect(told(status)).toContain('Clients can book you only once');
    for (const status of ['pending', 'restricted'])
      expect(told(status)).toMatch(/5 of 6 done Connect Stripe Stripe still needs something/);
  });

  it('is gone once all of it is done', () =>
    expect(textOf(<SetupChecklist setup={all} paymentsStatus="active" />)).toBe(''));
});
