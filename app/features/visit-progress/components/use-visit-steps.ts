import { useState } from 'react';
import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import type { ProgressDto } from '../progress-dto.ts';
import { withWaitingSteps } from '../waiting-steps.ts';
import { isWaiting } from '../visit-lane.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import type { useVisitLane } from './use-visit-lane.ts';

type Press = { step: VisitStep; drive_minutes?: number };
type Lane = ReturnType<typeof useVisitLane>;

/** The professional's presses on a visit, each with the time it was made: shown at once, and sent when that is possible. */
export function useVisitSteps(bookingId: string, progress: ProgressDto, lane: Lane) {
  const { unread, forget } = useUnreadPresses(lane.requests, progress);
  const shown = withWaitingSteps(progress, [...unread, ...lane.requests]);
  const url = `/api/bookings/${bookingId}/steps`;
  const press = async (pressed: Press): Promise<void> => {
    if (!shown.next.includes(pressed.step)) return;
    const id = randomUuid();
    const body = { ...pressed, id, pressed_at: new Date().toISOString() };
    await lane.send({ method: 'POST', url, body, key: id });
  };
  /** What no server has heard of is simply not sent. */
  const undo = async (stepId: string): Promise<void> => {
    if (lane.requests.some(({ key }) => key === stepId)) {
      forget(stepId);
      return lane.discard(stepId);
    }
    const id = randomUuid();
    await lane.send({ method: 'POST', url: `${url}/${stepId}/undo`, body: { id }, key: id });
  };
  return { shown, press, undo };
}

/**
 * What the server has taken, until the page was read again: without it, the buttons of the step before would come back
 * for a moment, under a thumb that goes on.
 */
function useUnreadPresses(requests: readonly OutboxRequest[], progress: ProgressDto) {
  const waiting = requests.filter(isWaiting);
  const [seen, setSeen] = useState({ waiting, progress, unread: [] as readonly OutboxRequest[] });
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const isSame =
    waiting.length === seen.waiting.length && waiting.every(({ key }, at) => key === seen.waiting[at]?.key);
  if (!isSame || seen.progress !== progress) {
    const isThere = ({ key }: OutboxRequest) => requests.some((request) => request.key === key);
    const taken = seen.waiting.filter((request) => !isThere(request) && !forgotten.includes(request.key));
    // A page that was read while the last request was still being answered may not have it either.
    setSeen({ waiting, progress, unread: seen.progress === progress ? [...seen.unread, ...taken] : taken });
  }
  return { unread: seen.unread, forget: (key: string) => setForgotten((keys) => [...keys, key]) };
}
