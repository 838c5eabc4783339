import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FreeDay } from './free-day.tsx';

it('leads to the times of the service it is free for: for a longer one there may be none', () => {
  const day = { date: '2026-12-03', status: 'free', free_slots: 1, first_free_time: '17:00' } as const;
  const professional = { id: 'maya', name: 'Maya Brooks' };
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <FreeDay day={day} professional={professional} serviceId="trim" />
    </MemoryRouter>,
  );
  expect(drawn).toContain('href="/booking?pro=maya&amp;service=trim&amp;name=Maya%20Brooks&amp;date=2026-12-03"');
  expect(drawn).toMatch(/Thu, Dec 3.*from 5:00.PM/);
});
