import { newPressId } from '../press-id.ts';
import type { ProgressDto } from '../progress-dto.ts';
import { withWaitingSteps } from '../waiting-steps.ts';
import type { VisitStep } from '../visit-progress.ts';
import type { useVisitLane } from './use-visit-lane.ts';

type Press = { step: VisitStep; drive_minutes?: number };
type Lane = ReturnType<typeof useVisitLane>;

/** The professional's presses on a visit, each with the time it was made: shown at once, and sent when that is possible. */
export function useVisitSteps(bookingId: string, progress: ProgressDto, lane: Lane) {
  const shown = withWaitingSteps(progress, lane.requests);
  const url = `/api/bookings/${bookingId}/steps`;
  const press = async (pressed: Press): Promise<void> => {
    if (!shown.next.includes(pressed.step)) return;
    const id = newPressId();
    const body = { ...pressed, id, pressed_at: new Date().toISOString() };
    await lane.send({ method: 'POST', url, body, key: id });
  };
  /** What no server has heard of is simply not sent. */
  const undo = async (stepId: string): Promise<void> => {
    if (shown.waiting.includes(stepId)) return lane.discard(stepId);
    const id = newPressId();
    await lane.send({ method: 'POST', url: `${url}/${stepId}/undo`, body: { id }, key: id });
  };
  return { shown, press, undo };
}
