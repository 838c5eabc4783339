import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { MovePreview } from '#app/features/moving/moving-dto.ts';
import { sampleBooking } from '#tests/support/mails/notice-samples.tsx';
import { InsteadOfMoving } from './instead-of-moving.tsx';

const booking = { ...sampleBooking, professional_id: '019a0000-0000-7000-8000-000000000002' };
const shown = (refusal: MovePreview['refusal']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <InsteadOfMoving booking={booking} refusal={refusal} onCancel={() => undefined} />
    </MemoryRouter>,
  );

it('a client who cannot reschedule can cancel, and write to a professional who is on the way', () => {
  expect(shown('move_under_way')).toMatch(/<a .*Message Paula.*Cancel instead/);
  expect(shown('move_late')).toContain('Cancel instead');
  expect(shown('move_late')).not.toContain('Message');
});
