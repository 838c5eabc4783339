import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { JobDto } from '../overview.ts';
import { TodayJobs } from './today-jobs.tsx';

const at = (time: string) => `2026-11-20T${time}:00-06:00`;
const byHand = (id: string, start: string, end: string): JobDto => ({
  id,
  is_by_hand: true,
  status: 'confirmed',
  service: 'Haircut',
  start_time: at(start),
  end_time: at(end),
  time_zone: 'America/Chicago',
  location: '1100 Congress Ave, Austin, TX 78701',
  notes: null,
  total_amount: '0.00',
  client: { name: 'Robin Miller', phone: '512 555 0142', email: null },
  travel: null,
});
const booked = (id: string, start: string, end: string): JobDto => ({
  ...byHand(id, start, end),
  is_by_hand: false,
  total_amount: '75.00',
});

function drawn(jobs: JobDto[]): string {
  const element = (
    <TodayJobs
      overview={{ jobs, next_job: null, today: '2026-11-20' }}
      now={Date.parse(at('12:00'))}
      urlOf={({ id, is_by_hand }) => `/${is_by_hand ? 'by-hand' : 'booking'}/${id}`}
      nothing="Nothing"
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

it('a visit entered by hand is next like a booking, without a price or a way to begin it', () => {
  const page = drawn([byHand('1', '13:00', '14:00')]);
  expect(page).toMatch(/1 visit<.*Next, in 1 h.*href="\/by-hand\/1".*Call Robin Miller/s);
  for (const missing of ['$0.00', 'Start this visit', 'Nothing']) expect(page).not.toContain(missing);
  expect(drawn([booked('1', '13:00', '14:00')])).toMatch(/\$75\.00.*Start this visit/s);
});

it('the day counts the visits entered by hand and sums up the bookings; one that has ended is done', () => {
  const page = drawn([byHand('1', '09:00', '10:00'), booked('2', '10:00', '11:00'), booked('3', '15:00', '16:00')]);
  expect(page).toContain('3 visits · $150.00');
  expect(page).toContain('Done today (1)');
  expect(page.match(/Mark as done<\/span>/g)).toHaveLength(1);
});
