import { signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validQuery } from '#app/platform/http/api/validated.server.ts';
import { calendarRangeSchema } from './calendar.schema.ts';
import { endCalendarFeed } from './feed/commands/change-calendar-feed.server.ts';
import { renewCalendarFeed } from './feed/commands/change-calendar-feed.server.ts';
import { findCalendarFeed } from './feed/queries/find-calendar-feed.server.ts';
import { listCalendarDays } from './grid/queries/list-calendar-days.server.ts';
import { listCalendar } from './queries/list-calendar.server.ts';
import { readCalendarFeed } from './feed/queries/read-calendar-feed.server.ts';
import { fileOf, operation } from '#app/platform/http/api/operation.server.ts';
import { calendarAnswer, calendarDaysAnswer, calendarFeedAnswer } from './answers/calendar.server.ts';

const feedsPerNetwork: RateLimit = { name: 'calendar-feed-network', points: 120, seconds: 60 };
const renewalsPerUser: RateLimit = { name: 'calendar-feed-user', points: 30, seconds: 60 * 60 };
const tags = ['Calendar'];

/** The HTTP API of a professional's own calendar, and the file that other calendars read. */
export const calendarApi = apiRouter()
  .get(
    '/calendar',
    signedInOrKey('read:calendar'),
    operation({
      summary: "Appointments and blocked time of one's own calendar on a stretch of days, both dates included",
      tags,
      answers: { 200: calendarAnswer },
    }),
    validQuery(calendarRangeSchema),
    async (context) => {
      const answer = await listCalendar(context.get('viewer').id, context.req.valid('query'));
      context.header('cache-control', 'no-store');
      return context.json(answer);
    },
  )
  .get(
    '/calendar/days',
    signedInOrKey('read:calendar'),
    operation({
      summary: "The overview of one's own calendar: what each day has",
      tags,
      answers: { 200: calendarDaysAnswer },
    }),
    validQuery(calendarRangeSchema),
    async (context) => {
      const answer = await listCalendarDays(context.get('viewer').id, context.req.valid('query'));
      context.header('cache-control', 'no-store');
      return context.json(answer);
    },
  )
  .get(
    '/calendar-feed',
    signedIn,
    operation({ summary: "The secret link of one's own calendar", tags, answers: { 200: calendarFeedAnswer } }),
    async (context) => {
      const answer = await findCalendarFeed(context.get('viewer').id);
      context.header('cache-control', 'no-store');
      return context.json(answer);
    },
  )
  .post(
    '/calendar-feed',
    signedIn,
    operation({
      summary: 'Give the calendar a new secret link; the one before ends',
      tags,
      answers: { 200: calendarFeedAnswer },
    }),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(renewalsPerUser, viewer.id);
      const answer = await renewCalendarFeed(viewer.id);
      context.header('cache-control', 'no-store');
      return context.json(answer);
    },
  )
  .delete(
    '/calendar-feed',
    signedIn,
    operation({ summary: 'End the secret link; again changes nothing', tags, answers: { 200: calendarFeedAnswer } }),
    async (context) => context.json(await endCalendarFeed(context.get('viewer').id)),
  )
  .get(
    '/calendar-feeds/:file',
    publicAccess,
    operation({
      summary: 'The calendar behind a secret link ("{secret}.ics"), as text/calendar',
      tags,
      answers: { 200: fileOf('The calendar (RFC 5545).', 'text/calendar') },
    }),
    async (context) => {
      await consumeRateLimit(feedsPerNetwork, clientNetwork(context));
      const file = await readCalendarFeed(context.req.param('file'));
      context.header('cache-control', 'no-store');
      context.header('content-type', 'text/calendar; charset=utf-8');
      context.header('content-disposition', 'inline; filename="doorstep.ics"');
      context.header('x-robots-tag', 'noindex');
      return context.body(file);
    },
  );
