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

it('a client whose professional is on the way is led to a message, and otherwise to the cancellation', () => {
  expect(shown('move_under_way')).toMatch(/<a .*Message Paula/);
  expect(shown('move_under_way')).not.toContain('Cancel');
  expect(shown('move_late')).toContain('Cancel instead');
});
