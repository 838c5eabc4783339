import type { Context } from 'hono';
import { AppError } from '#app/platform/errors/app-error.ts';
import { listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { type Answers, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { changingProfessional, ownProfessional } from './calendar-owner.server.ts';
import { outsideCalendarAnswer } from './answers/outside-calendars.server.ts';
import { addCalendar } from './commands/add-calendar.server.ts';
import { refreshCalendar } from './commands/refresh-calendar.server.ts';
import { removeCalendar } from './commands/remove-calendar.server.ts';
import { outsideCalendarErrors } from './outside-calendars.errors.ts';
import { newCalendarSchema } from './outside-calendars.schema.ts';
import { listCalendars } from './queries/list-calendars.server.ts';

/** The HTTP API of a professional's own calendars elsewhere. */
export const outsideCalendarsApi = apiRouter()
  .get(
    '/outside-calendars',
    signedIn,
    about("One's own connected calendars, in which one is busy", { 200: listOf(outsideCalendarAnswer) }),
    async (context) => listed(context, (await ownProfessional(context.get('viewer').id)).id),
  )
  .post(
    '/outside-calendars',
    signedIn,
    about('Connect a calendar by its secret link; the same link again changes nothing', {
      200: listOf(outsideCalendarAnswer),
    }),
    validJson(newCalendarSchema),
    async (context) => {
      const owner = await changingProfessional(context.get('viewer').id);
      await addCalendar(owner, context.req.valid('json'));
      return listed(context, owner.id);
    },
  )
  .post(
    '/outside-calendars/:id/reading',
    signedIn,
    about('Read a connected calendar now', { 200: listOf(outsideCalendarAnswer) }),
    async (context) => {
      const owner = await changingProfessional(context.get('viewer').id);
      const id = context.req.param('id');
      const own = await listCalendars(owner.id);
      if (!own.some((calendar) => calendar.id === id)) throw new AppError(outsideCalendarErrors.calendar_not_found);
      await refreshCalendar(id, new Date());
      return listed(context, owner.id);
    },
  )
  .delete(
    '/outside-calendars/:id',
    signedIn,
    about('Disconnect a calendar; its busy times are free again', { 200: listOf(outsideCalendarAnswer) }),
    async (context) => {
      const owner = await changingProfessional(context.get('viewer').id);
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(outsideCalendarErrors.calendar_not_found);
      await removeCalendar(owner.id, id);
      return listed(context, owner.id);
    },
  );

function about(summary: string, answers: Answers) {
  return operation({ summary, tags: ['Calendar'], answers });
}

async function listed(context: Context, professionalId: string) {
  const items = await listCalendars(professionalId);
  context.header('cache-control', 'no-store');
  return context.json({ items, total: items.length, next_cursor: null });
}
