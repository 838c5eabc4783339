import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DoorPage } from './door-page.tsx';

const page = {
  service: 'Haircut',
  professional: { name: 'Paula', image: '/pictures/portraits/1.webp' },
  client: 'Maya',
  notes: '',
  start_time: '2026-11-21T14:00:00-06:00',
  time_zone: 'America/Chicago',
  position: null,
} as const;

it.each([
  [null, 'Paula is coming'],
  ['driving', 'Paula is coming'],
  ['arrived', 'Paula is here'],
  ['started', 'Paula is here'],
] as const)('at step %s whoever opens the door reads that %s', (step, heading) => {
  const shown = { ...page, progress: { step, expected_at: null } };
  expect(renderToStaticMarkup(<DoorPage page={shown} now={Date.parse(page.start_time)} />)).toContain(heading);
});
