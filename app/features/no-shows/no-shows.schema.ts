import * as z from 'zod/mini';

/** A press that the client is not there, with the id that it was given where it was made. */
export const absenceSchema = z.object({
  id: z.uuid('A press needs an id'),
  pressed_at: z.iso.datetime({ offset: true, error: 'A press needs its time' }),
});
export type AbsenceRequest = z.output<typeof absenceSchema>;

/** Closes the visit; `id` is the press that does so. */
export const closingSchema = z.object({ id: z.uuid('A press needs an id') });

/** Takes back the press that it names. */
export const absenceUndoSchema = z.object({ press: z.uuid('An undo names a press') });
