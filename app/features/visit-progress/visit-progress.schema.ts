import * as z from 'zod/mini';
import { visitSteps } from '#app/features/bookings/steps/visit-steps.ts';
import { driveMinutes } from './visit-progress.ts';

const isOfADrive = ({ step, drive_minutes }: { step: string; drive_minutes?: number | undefined }) =>
  (step === 'driving') === (drive_minutes !== undefined);

/** A press, with the id that it was given where it was made: the same id again is the same press. */
export const stepSchema = z
  .object({
    id: z.uuid('A press needs an id'),
    step: z.enum(visitSteps),
    pressed_at: z.iso.datetime({ offset: true, error: 'A press needs its time' }),
    drive_minutes: z.optional(z.number().check(z.int(), z.gte(driveMinutes.minimum), z.lte(driveMinutes.maximum))),
  })
  .check(z.refine(isOfADrive, { error: 'Minutes belong to the drive', path: ['drive_minutes'] }));
export type StepRequest = z.output<typeof stepSchema>;

/** Takes back a step; `id` is the press that does so. */
export const undoStepSchema = z.object({ id: z.uuid('A press needs an id') });
