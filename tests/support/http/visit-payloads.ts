/** An id that belongs to nothing. */
export const unknownId = '019a0000-0000-7000-8000-000000000000';

/** A valid payload for each endpoint of the day of a visit; null if it reads none. */
export const visitPayloads: Record<string, (() => Record<string, unknown>) | null> = {
  'POST /bookings/:id/steps': () => ({ id: unknownId, step: 'arrived', pressed_at: '2026-11-24T15:00:00Z' }),
  'POST /bookings/:id/steps/:stepId/undo': () => ({ id: unknownId }),
  'POST /bookings/:id/rescue/hold': () => ({ professionalId: unknownId, serviceId: unknownId, expectedTotal: '75.00' }),
  'POST /bookings/:id/rescue/checkout': null,
  'PUT /bookings/:id/record': () => ({
    checklist: [{ line: 'Filters changed', checked: true }],
    materials: [],
    note: '',
  }),
  'POST /bookings/:id/photos': () => ({ id: unknownId, moment: 'before', path: `${unknownId}/a.jpg` }),
  'PUT /bookings/:id/signature': () => ({
    id: unknownId,
    signer: 'Sam',
    strokes: [[{ x: 40, y: 200 }]],
    signed_at: '2026-11-24T15:00:00Z',
  }),
  'DELETE /bookings/:id/signature': null,
  'PUT /services/:id/checklist': () => ({ lines: ['Filters changed'] }),
  'DELETE /bookings/:id/photos/:photoId': null,
  'POST /bookings/:id/no-show': () => ({ id: unknownId, pressed_at: '2026-11-24T15:00:00Z' }),
  'POST /bookings/:id/no-show/close': () => ({ id: unknownId }),
  'POST /bookings/:id/no-show/undo': () => ({ press: unknownId }),
  'PUT /bookings/:id/problem/answer': () => ({ answer: 'I rang twice and waited.' }),
  'DELETE /bookings/:id/problem': null,
  'PUT /bookings/:id/door-link': null,
  'DELETE /bookings/:id/door-link': null,
  'POST /admin/bookings/:id/dispute-packs': () => ({ reason: 'The bank asks' }),
  'PUT /bookings/:id/position': () => ({ latitude: 30.2672, longitude: -97.7431 }),
  'PUT /visit-settings': () => ({ shares_position: true }),
};
