import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { describedBy } from '#tests/support/browser/described-by.ts';
import { blockMessages } from '../../blocks/block-messages.ts';
import { emptyDraft } from '../../blocks/block-draft.ts';
import { BlockRepeat } from '../../blocks/components/block-repeat.tsx';
import { DayHoursRow } from './day-hours-row.tsx';
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

it('the error of a working day is tied to its hours', () => {
  const hours = { day: 'monday', is_working: true, start_time: '17:00', end_time: '09:00' } as const;
  const html = rendered(<DayHoursRow hours={hours} onChange={() => undefined} onCopy={() => undefined} />);
  const selects = describedBy(html, blockMessages.order);
  expect(selects).toHaveLength(2);
  for (const select of selects) expect(select).toMatch(/^<select .*aria-invalid="true"/);
});

it('the error of the days on which a block repeats is tied to them, and each is marked', () => {
  const draft = { ...emptyDraft, repeats: true };
  const errors = { weekdays: blockMessages.weekdays };
  const html = rendered(<BlockRepeat draft={draft} today={page.today} errors={errors} change={() => undefined} />);
  expect(describedBy(html, blockMessages.weekdays)).toHaveLength(1);
  expect(html.match(/<input type="checkbox"[^>]*aria-invalid="true"/g)).toHaveLength(7);
});
