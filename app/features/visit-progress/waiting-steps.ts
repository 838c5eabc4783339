import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import type { ProgressDto } from './progress-dto.ts';
import type { StepRequest } from './visit-progress.schema.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { stepsAfter } from './visit-progress.ts';
import { isWaiting } from './visit-lane.ts';

/** Where a visit stands on this phone: with what was pressed and is not with the server yet. */
export type ShownProgress = ProgressDto & { waiting: readonly string[] };

/** Adds the presses that wait, in their order; those that the server knows already, or undoes, are left out. */
export function withWaitingSteps(progress: ProgressDto, requests: readonly OutboxRequest[]): ShownProgress {
  const known = new Set(progress.steps.map(({ id }) => id));
  const undone = new Set(requests.filter(isWaiting).flatMap(undoneBy));
  const standing = progress.steps.filter(({ id }) => !undone.has(id));
  const waiting = requests
    .filter(isWaiting)
    .flatMap(stepOf)
    .filter(({ id }) => !known.has(id));
  const steps = [...standing, ...waiting.map(shownStep)];
  if (waiting.length === 0 && standing.length === progress.steps.length) return { ...progress, waiting: [] };
  const last = steps.at(-1);
  return {
    step: last?.step ?? null,
    expected_at: expectedAt(last),
    steps,
    next: stepsAfter(last?.step),
    undo_until: null,
    waiting: waiting.map(({ id }) => id),
  };
}

function stepOf({ url, body }: OutboxRequest): StepRequest[] {
  return url.endsWith('/steps') ? [body as StepRequest] : [];
}

function undoneBy({ url }: OutboxRequest): string[] {
  const [, stepId] = /\/steps\/([^/]+)\/undo$/.exec(url) ?? [];
  return stepId === undefined ? [] : [stepId];
}

type ShownStep = ProgressDto['steps'][number];

function shownStep({ id, step, pressed_at, drive_minutes }: StepRequest): ShownStep {
  return { id, step, pressed_at, recorded_at: pressed_at, drive_minutes: drive_minutes ?? null };
}

function expectedAt(last: { step: VisitStep; pressed_at: string; drive_minutes: number | null } | undefined) {
  if (last?.step !== 'driving' || last.drive_minutes === null) return null;
  return new Date(Date.parse(last.pressed_at) + last.drive_minutes * 60_000).toISOString();
}
