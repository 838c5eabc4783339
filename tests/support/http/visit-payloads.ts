/** An id that belongs to nothing. */
export const unknownId = '019a0000-0000-7000-8000-000000000000';

/** A valid payload for each endpoint of the day of a visit. */
export const visitPayloads = {
  'POST /bookings/:id/steps': () => ({ id: unknownId, step: 'arrived', pressed_at: '2026-11-24T15:00:00Z' }),
  'POST /bookings/:id/steps/:stepId/undo': () => ({ id: unknownId }),
} satisfies Record<string, () => Record<string, unknown>>;
