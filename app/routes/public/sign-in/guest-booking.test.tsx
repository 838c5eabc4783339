import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import GuestBooking from './guest-booking.tsx';

type Props = Parameters<typeof GuestBooking>[0];

function drawn(props: object): string {
  const page = { actionData: undefined, params: { token: 'abc' }, ...props } as unknown as Props;
  const Page = createRoutesStub([{ path: '/', Component: () => <GuestBooking {...page} /> }]);
  return renderToString(createElement(Page));
}

/** Returns where the links of the page after a refusal lead, from top to bottom. */
function waysOn({ needsAnotherTime, isLinkAlive = true }: { needsAnotherTime: boolean; isLinkAlive?: boolean }) {
  const html = drawn({
    loaderData: { booking: isLinkAlive ? {} : null, otherTimes: '/professionals/maya' },
    actionData: { checkoutUrl: null, failure: { text: 'It could not be booked.', needsAnotherTime } },
  });
  expect(html).toContain('It could not be booked.');
  return [...html.matchAll(/<a [^>]*href="(\/(?:guest-booking|professionals|dashboard)[^"]*)"/g)].map(([, to]) => to);
}

it('offers another time first to a guest whose time cannot be had', () =>
  expect(waysOn({ needsAnotherTime: true })).toEqual([
    '/professionals/maya',
    '/guest-booking/abc',
    '/dashboard/client/bookings',
  ]));

it('offers the same time first after any other failure, such as one of the payment page', () =>
  expect(waysOn({ needsAnotherTime: false })).toEqual([
    '/guest-booking/abc',
    '/professionals/maya',
    '/dashboard/client/bookings',
  ]));

it('does not lead back to a link that no longer works', () =>
  expect(waysOn({ needsAnotherTime: false, isLinkAlive: false })).toEqual([
    '/professionals/maya',
    '/dashboard/client/bookings',
  ]));

it('offers no button for what cannot be booked right now', () => {
  const booking = { service: 'Haircut', professional: 'Maya Brooks', when: '', location: '' };
  const page = (total: string | null) => drawn({ loaderData: { booking: { ...booking, total }, otherTimes: null } });
  expect(page('75.00')).toMatch(
    /Cancellation is free up to 24 hours before; later it costs half the total\.[^]*Confirm and pay/,
  );
  expect(page(null)).toContain('Maya Brooks can’t be booked for it at the moment');
  expect(page(null)).not.toContain('Confirm and pay');
});

it.each([
  ['changed', 'Open the link from Maya Brooks again'],
  ['over', 'called off or paid for, or it has begun'],
])('offers no button for a visit that cannot be paid for (%s), and does not lead back to it', (gone, words) => {
  const booking = {
    service: 'Haircut',
    professional: 'Maya Brooks',
    when: '',
    location: '',
    total: null,
    gone,
  };
  const html = drawn({ loaderData: { booking, otherTimes: '/booking?pro=1' } });
  expect(html).toContain(words);
  for (const way of ['Confirm and pay', '/booking?pro=1']) expect(html).not.toContain(way);
  const refused = { checkoutUrl: null, failure: { text: 'Not now.', needsAnotherTime: false } };
  expect(drawn({ loaderData: { booking, otherTimes: null }, actionData: refused })).not.toContain('try again');
});
