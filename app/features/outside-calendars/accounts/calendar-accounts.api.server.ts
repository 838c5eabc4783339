import { AppError } from '#app/platform/errors/app-error.ts';
import { listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { type Answers, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { changingProfessional, ownProfessional } from '../calendar-owner.server.ts';
import { outsideCalendarErrors } from '../outside-calendars.errors.ts';
import { accountCalendarsAnswer, calendarAccountAnswer } from './answers/calendar-accounts.server.ts';
import { accountRemovalSchema, calendarChoiceSchema, newCalendarAccountSchema } from './calendar-accounts.schema.ts';
import { chooseCalendars } from './commands/choose-calendars.server.ts';
import { connectAccount } from './commands/connect-account.server.ts';
import { removeCalendarAccount } from './commands/remove-account.server.ts';
import { listCalendarAccounts } from './queries/list-calendar-accounts.server.ts';
import { readAccountCalendars } from './queries/read-account-calendars.server.ts';

/** The HTTP API of a professional's accounts at calendar servers (CalDAV). */
export const calendarAccountsApi = apiRouter()
  .get(
    '/calendar-accounts',
    signedIn,
    about("One's own accounts at calendar servers", { 200: listOf(calendarAccountAnswer) }),
    async (context) => {
      const { id } = await ownProfessional(context.get('viewer').id);
      const items = await listCalendarAccounts(id);
      context.header('cache-control', 'no-store');
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .post(
    '/calendar-accounts',
    signedIn,
    about('Connect an account at a calendar server; the same account again gets the new password', {
      200: accountCalendarsAnswer,
    }),
    validJson(newCalendarAccountSchema),
    async (context) => {
      const owner = await changingProfessional(context.get('viewer').id);
      const id = await connectAccount(owner.id, context.req.valid('json'));
      return context.json(await readAccountCalendars(owner.id, id));
    },
  )
  .get(
    '/calendar-accounts/:id/calendars',
    signedIn,
    about('Ask the server for the calendars of an account', { 200: accountCalendarsAnswer }),
    async (context) => {
      const owner = await changingProfessional(context.get('viewer').id);
      context.header('cache-control', 'no-store');
      return context.json(await readAccountCalendars(owner.id, accountId(context.req.param('id'))));
    },
  )
  .put(
    '/calendar-accounts/:id/calendars',
    signedIn,
    about('Choose which calendars of an account are read, and to which one visits are written', {
      200: accountCalendarsAnswer,
    }),
    validJson(calendarChoiceSchema),
    async (context) => {
      const owner = await changingProfessional(context.get('viewer').id);
      const id = accountId(context.req.param('id'));
      await chooseCalendars(owner.id, id, context.req.valid('json'));
      return context.json(await readAccountCalendars(owner.id, id));
    },
  )
  .delete(
    '/calendar-accounts/:id',
    signedIn,
    about('Disconnect an account; its busy times are free again, and its password is deleted', {
      200: listOf(calendarAccountAnswer),
    }),
    validQuery(accountRemovalSchema),
    async (context) => {
      const owner = await changingProfessional(context.get('viewer').id);
      await removeCalendarAccount(owner.id, accountId(context.req.param('id')), context.req.valid('query'));
      const items = await listCalendarAccounts(owner.id);
      return context.json({ items, total: items.length, next_cursor: null });
    },
  );

function about(summary: string, answers: Answers) {
  return operation({ summary, tags: ['Calendar'], answers });
}

/** @throws AppError calendar_account_not_found */
function accountId(text: string): string {
  if (!isId(text)) throw new AppError(outsideCalendarErrors.calendar_account_not_found);
  return text;
}
