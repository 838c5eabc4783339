import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { WorkingHours } from './working-hours.tsx';
import { proves } from '#tests/support/proves.ts';

const page = { timeZone: 'America/Chicago', today: '2026-11-20', hours: [], times: [], services: [], blocks: [] };
const rendered = (element: ReactElement) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

for (const [proof, missing, text] of [
  [proves('ERR-072'), { hours: null }, 'Failed to load your working hours'],
  [proves('ERR-073'), { times: null }, 'Failed to load your services'],
  [proves('ERR-073'), { services: null }, 'Failed to load your services'],
  [proves('ERR-074'), { blocks: null }, 'Failed to load your blocked time slots'],
] as const)
  it(
    `says "${text}" without the ${Object.keys(missing).join()}, with a way to try again, beside the other parts`,
    proof,
    () => {
      const html = rendered(<WorkingHours {...page} {...missing} />);
      expect(html).toContain(text);
      expect(html.match(/Failed to load/g)).toHaveLength(1);
      expect(html).toContain('Try again');
    },
  );

it('there are three tabs', proves('HOURS-001 to HOURS-004'), () => {
  const html = rendered(<WorkingHours {...page} />);
  expect(html.match(/role="tab"/g)).toHaveLength(3);
  for (const tab of ['Weekly Hours', 'Service Times', 'Block Time Slots']) expect(html).toContain(tab);
  expect(html).not.toContain('Failed to load');
});
