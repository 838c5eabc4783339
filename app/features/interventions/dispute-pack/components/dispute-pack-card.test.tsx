import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { DisputePackCard } from './dispute-pack-card.tsx';

const dispute = {
  id: 'du_1',
  amount: '75.00',
  reason: 'fraudulent',
  status: 'needs_response',
  evidence_due_at: '2026-12-02T04:59:59.000Z',
  opened_at: '2026-11-20T12:00:00.000Z',
  closed_at: null,
};

function drawn(changes: Partial<typeof dispute>): string {
  const card = <DisputePackCard bookingId="1" disputes={[{ ...dispute, ...changes }]} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />);
}

it('the files for the bank say until when it waits for them, unless it has an answer', () => {
  expect(drawn({})).toContain('Answer the bank by Dec 1, 2026 10:59 PM CST.');
  expect(drawn({ status: 'under_review' })).not.toContain('Answer the bank by');
});
