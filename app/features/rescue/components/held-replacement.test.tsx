import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { HeldReplacement } from './held-replacement.tsx';

it('a replacement names what cancelling costs before the press that pays', () => {
  const held = {
    booking_id: '1',
    professional_name: 'Sam Rivera',
    image: '/pictures/portraits/1.webp',
    service_name: 'Haircut',
    total_amount: '60.00',
    held_until: null,
  };
  const shown = { held, startsAt: '2026-11-25T10:00:00-06:00', now: 0, busy: false, onTake: () => undefined };
  const Page = createRoutesStub([{ path: '/', Component: () => <HeldReplacement {...shown} /> }]);
  expect(renderToString(<Page />)).toMatch(/later it costs half the total\.[^]*Pay \$60\.00 and confirm/);
});
