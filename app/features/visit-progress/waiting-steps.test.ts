import { describe, expect, it } from 'vitest';
import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import type { ProgressDto } from './progress-dto.ts';
import { withWaitingSteps } from './waiting-steps.ts';

const at = '2026-11-24T15:00:00.000Z';
const step = (id: string, name: 'driving' | 'arrived', drive_minutes: number | null = null) => ({
  id,
  step: name,
  pressed_at: at,
  recorded_at: at,
  drive_minutes,
});
const progress: ProgressDto = {
  step: 'driving',
  expected_at: '2026-11-24T15:12:00.000Z',
  steps: [step('a', 'driving', 12)],
  next: ['arrived'],
  undo_until: '2026-11-24T15:01:00.000Z',
};
const request = (url: string, body: unknown, refusal?: OutboxRequest['refusal']): OutboxRequest => ({
  lane: 'visit',
  person: 'p',
  method: 'POST',
  url: `/api/bookings/1${url}`,
  body,
  key: url,
  files: [],
  order: 1,
  madeAt: 0,
  refusal,
});
const arrived = { id: 'b', step: 'arrived', pressed_at: '2026-11-24T15:10:00.000Z' };
const started = { id: 'c', step: 'started', pressed_at: '2026-11-24T15:11:00.000Z' };

describe('where a visit stands on a phone without a connection', () => {
  it('is what was pressed, with its time, and what comes next', () => {
    const shown = withWaitingSteps(progress, [request('/steps', arrived), request('/steps', started)]);
    expect(shown).toMatchObject({ step: 'started', next: ['done'], waiting: ['b', 'c'], expected_at: null });
    expect(shown.steps.map(({ pressed_at }) => pressed_at)).toEqual([at, arrived.pressed_at, started.pressed_at]);
  });

  it('leaves out what the server knows already, and what it refused', () => {
    const refusal = { status: 409, code: 'step_out_of_order', message: 'No' };
    const known = request('/steps', { ...arrived, id: 'a', step: 'driving', drive_minutes: 12 });
    expect(withWaitingSteps(progress, [known, request('/steps', arrived, refusal)])).toEqual({
      ...progress,
      waiting: [],
    });
  });

  it('is before the step whose undo waits', () => {
    const shown = withWaitingSteps(progress, [request('/steps/a/undo', { id: 'u' })]);
    expect(shown).toMatchObject({ step: null, steps: [], next: ['driving', 'arrived'] });
  });
});
