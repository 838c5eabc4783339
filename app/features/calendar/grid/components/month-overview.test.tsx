import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { MonthOverview } from './month-overview.tsx';

it('draws an icon beside each count of a day, for those who see no colors', () => {
  const day = {
    date: '2026-12-03',
    counts: { confirmed: 2, pending: 1, completed: 0, cancelled: 1 },
    by_hand: 0,
    blocked_minutes: 60,
  };
  const overview = { from: day.date, to: day.date, time_zone: 'America/Chicago', days: [day] };
  const element = <MonthOverview date={day.date} today="2026-12-01" overview={overview} onMove={() => undefined} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const drawn = html.split('<a ').find((link) => link.includes(`data-date="${day.date}"`)) ?? '';
  const icons = [...drawn.matchAll(/class="lucide lucide-([\w-]+)/g)].map(([, name]) => name);
  expect(icons).toEqual(['circle-check', 'clock', 'ban', 'lock']);
});
