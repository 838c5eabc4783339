import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { BookedService } from '#app/features/services/service-dto.ts';
import { OwnServices } from './own-services.tsx';
import { proves } from '#tests/support/proves.ts';

const service: BookedService = {
  id: '1',
  professional_id: '2',
  category_id: null,
  name: 'Haircut',
  description: 'Washed and cut.',
  price: '75.00',
  duration: 90,
  stripe_price_id: 'price_1',
  bookings_count: 1_204,
  upcoming_bookings: 3,
  unpaid_visits: 0,
  working_hours_minutes: null,
};

function drawn(services: BookedService[]): string {
  const question = { subject: undefined, opening: 0, open: () => undefined, close: () => undefined };
  const router = createMemoryRouter([{ path: '/', element: <OwnServices services={services} question={question} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it('says how to begin', proves('SVC-010'), () => {
  expect(drawn([])).toContain('No services added yet. Click &quot;Add Service&quot; to create your first service.');
});

it('shows price, duration and bookings of each', proves('SVC-001 to SVC-006'), () => {
  expect(drawn([service])).toMatch(
    /Your Services.*Service.*Price.*Duration.*Bookings.*Actions.*Haircut.*\$75\.00.*1 h 30 min.*1,204.*3 to come.*Edit Haircut.*Delete Haircut/s,
  );
  expect(drawn([service])).not.toContain('Waiting for Stripe');
});

it('says which duration clients book if Working Hours have another one', () => {
  const withHours = (working_hours_minutes: number | null) => drawn([{ ...service, working_hours_minutes }]);
  expect(withHours(120)).toMatch(/1 h 30 min.*Booked: 2 h/s);
  for (const same of [null, 90]) expect(withHours(same)).not.toContain('Booked:');
});

it('a service that Stripe has no price for says so, and offers another try', () => {
  expect(drawn([{ ...service, stripe_price_id: null }])).toMatch(/Waiting for Stripe.*Try again/s);
});
