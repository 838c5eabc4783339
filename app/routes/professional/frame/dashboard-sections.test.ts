import { expect, it } from 'vitest';
import { barSections, dashboardSections, furtherSections, isInSection, sectionUrl } from './dashboard-sections.ts';
import { proves } from '#tests/support/proves.ts';

const here = (pathname: string) =>
  dashboardSections.filter((section) => isInSection(section, pathname)).map(({ label }) => label);

it.each([
  ['/dashboard/professional', 'Overview'],
  ['/dashboard/professional/', 'Overview'],
  ['/dashboard/professional/calendar', 'Calendar'],
  ['/dashboard/professional/route', 'Calendar'],
  ['/dashboard/professional/calendars', 'Calendar'],
  ['/dashboard/professional/settings', 'Working Hours'],
  ['/dashboard/professional/travel', 'Working Hours'],
  ['/dashboard/professional/stripe-connect', 'Payments'],
  ['/dashboard/professional/clients/019a', 'Clients'],
])('%s is shown as %s', (pathname, label) => expect(here(pathname)).toEqual([label]));

it('an address of nothing is in no section', () => expect(here('/dashboard/professional/clientsx')).toEqual([]));

it('every section is in the bar or behind its last place, four of them near the thumb', () => {
  expect([...barSections, ...furtherSections].toSorted((one, other) => one.to.localeCompare(other.to))).toEqual(
    dashboardSections.toSorted((one, other) => one.to.localeCompare(other.to)),
  );
  expect(barSections).toHaveLength(4);
});

it('a demo stays a demo wherever it leads', proves('OPEN-25', 'GUARD-008'), () => {
  expect(sectionUrl('/dashboard/professional/clients', true)).toBe('/dashboard/professional/clients?demo=true');
  expect(sectionUrl('/dashboard/professional/clients', false)).toBe('/dashboard/professional/clients');
});
