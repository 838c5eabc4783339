import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BookedService } from '../service-dto.ts';
import { ServiceForm } from './service-form.tsx';

const service: BookedService = {
  id: '1',
  professional_id: '2',
  category_id: null,
  name: 'Haircut',
  description: 'Washed and cut.',
  price: '75.00',
  duration: 45,
  stripe_price_id: 'price_1',
  bookings_count: 0,
  upcoming_bookings: 0,
  unpaid_visits: 0,
  working_hours_minutes: null,
};
const drawn = (minutes: number | null) =>
  renderToStaticMarkup(
    <ServiceForm
      service={{ ...service, working_hours_minutes: minutes }}
      onSave={() => Promise.resolve()}
      onDirty={() => undefined}
    />,
  );

it('says which duration clients book: that of Working Hours, if there is one', () => {
  expect(drawn(90)).toContain('Working Hours says 90 min for this service.');
  expect(drawn(null)).toContain('If you enter 0, we keep one hour free.');
  expect(drawn(null)).not.toContain('Working Hours');
});
