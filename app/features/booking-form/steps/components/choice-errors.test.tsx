import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ReactElement } from 'react';
import type { DaySlotsDto } from '#app/features/bookings/booking-dto.ts';
import type { Loaded } from '#app/ui/loading/use-loaded.ts';
import { describedBy } from '#tests/support/browser/described-by.ts';
import { DateStep } from './date-step.tsx';
import { ProfessionalStep } from './professional-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { TimeStep } from './time-step.tsx';

const nothing = () => undefined;
const day: Loaded<DaySlotsDto> = {
  state: 'ready',
  data: { date: '2026-12-01', time_zone: 'America/Chicago', slots: [] },
  error: undefined,
};
const service = { id: '1', name: 'Haircut', description: '', price: '75.00', duration: 45 };
const steps: Record<string, ReactElement> = {
  professional: (
    <ProfessionalStep
      offer={{ state: 'none' }}
      name=""
      loading={false}
      error="Missing"
      onLeave={nothing}
      onChoose={nothing}
    />
  ),
  service: (
    <ServiceStep services={[service]} loading={false} value="" error="Missing" onLeave={nothing} onChange={nothing} />
  ),
  date: (
    <DateStep
      professionalId=""
      serviceId=""
      round={0}
      dates={{ earliest: '2026-12-01', latest: '2027-03-01' }}
      value=""
      error="Missing"
      onChange={nothing}
    />
  ),
  time: <TimeStep slots={day} value="" error="Missing" onChange={nothing} onReload={nothing} />,
};

describe('the error of a choice', () => {
  it.each(Object.keys(steps))('is tied to the choices of the %s', (name) => {
    const html = renderToStaticMarkup(
      <RouterProvider router={createMemoryRouter([{ path: '/', element: steps[name] }])} />,
    );
    expect(describedBy(html, 'Missing')).toHaveLength(1);
  });
});
