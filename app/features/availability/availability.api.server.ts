import type { Context } from 'hono';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { signedIn, signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import {
  findProfessionalOf,
  type OwnProfessional,
} from '#app/features/professionals/queries/find-professional-of.server.ts';
import { availabilityErrors } from './availability.errors.ts';
import { blockedSlotSchema, blockedSlotsQuery, blockRequestSchema } from './blocks/blocked-slots.schema.ts';
import { blockTime } from './blocks/commands/block-time.server.ts';
import { saveServiceTimes } from './hours/commands/save-service-times.server.ts';
import { saveWeeklyHours } from './hours/commands/save-weekly-hours.server.ts';
import { unblockSeries, unblockTime } from './blocks/commands/unblock-time.server.ts';
import type { FindComingBookings } from './affected-visits/find-coming-bookings.server.ts';
import { plannedRanges, rangesBetween } from './hours/planned-ranges.ts';
import { listBlockedSlots } from './blocks/queries/list-blocked-slots.server.ts';
import { previewBlock, previewHours } from './affected-visits/queries/preview-change.server.ts';
import { listServiceTimes, listWeeklyHours } from './hours/queries/read-working-hours.server.ts';
import { previewSchema, serviceTimesSchema, weeklyHoursSchema } from './hours/working-hours.schema.ts';
import { listOf } from '#app/platform/http/api/answer-fields.server.ts';
import { type Answers, operation } from '#app/platform/http/api/operation.server.ts';
import {
  blockedAnswer,
  blockedSlotAnswer,
  changePreviewAnswer,
  freedAnswer,
  serviceTimeAnswer,
  weeklyHoursAnswer,
} from './answers/availability.server.ts';

const changesPerUser: RateLimit = { name: 'availability-user', points: 120, seconds: 60 };

/**
 * The HTTP API of hours, service times and blocked slots; everyone reaches only their own. Bookings come from the
 * room below, through `findBookings`.
 */
export function createAvailabilityApi(findBookings: FindComingBookings) {
  return apiRouter()
    .get(
      '/blocked-time-slots',
      signedInOrKey('read:calendar'),
      about("One's own blocked slots by date range, earliest first", { 200: listOf(blockedSlotAnswer) }),
      validQuery(blockedSlotsQuery),
      async (context) => {
        const { from, to, professional_id } = context.req.valid('query');
        return listed(
          context,
          await listBlockedSlots(await ownProfessional(context.get('viewer'), professional_id), from, to),
        );
      },
    )
    .post(
      '/blocked-time-slots',
      signedInOrKey('write:calendar'),
      about('Block a time', { 201: blockedSlotAnswer }),
      validJson(blockedSlotSchema),
      idempotent,
      async (context) => {
        const { professional_id, reason, seen_bookings: seenBookings, ...slot } = context.req.valid('json');
        const owner = await changingProfessional(context.get('viewer'), professional_id);
        const ranges = rangesBetween([slot], owner.time_zone, epochMinutesOf(new Date()));
        const { items } = await blockTime(
          { ranges, reason, seriesId: null, onOverlap: 'refuse', seenBookings },
          owner,
          findBookings,
        );
        return context.json(items[0], 201);
      },
    )
    .post(
      '/blocked-time-plans',
      signedIn,
      about('Block a time, whole days, or the same time every week', { 201: blockedAnswer }),
      validJson(blockRequestSchema),
      idempotent,
      async (context) => {
        const {
          professional_id,
          plan,
          reason,
          on_overlap: onOverlap,
          seen_bookings: seenBookings,
        } = context.req.valid('json');
        const owner = await changingProfessional(context.get('viewer'), professional_id);
        const ranges = plannedRanges(plan, owner.time_zone, epochMinutesOf(new Date()));
        const seriesId = plan.kind === 'slots' ? (plan.series_id ?? null) : null;
        return context.json(
          await blockTime({ ranges, reason, seriesId, onOverlap, seenBookings }, owner, findBookings),
          201,
        );
      },
    )
    .delete(
      '/blocked-time-slots/:id',
      signedInOrKey('write:calendar'),
      about('Free a blocked slot', { 200: freedAnswer }),
      async (context) => {
        const id = knownId(context.req.param('id'));
        return context.json({ items: await unblockTime(id, await changingProfessional(context.get('viewer'))) });
      },
    )
    .delete(
      '/blocked-time-series/:id',
      signedIn,
      about('Free what still lies ahead of a block that repeats', { 200: freedAnswer }),
      async (context) => {
        const id = knownId(context.req.param('id'));
        return context.json({ items: await unblockSeries(id, await changingProfessional(context.get('viewer'))) });
      },
    )
    .get(
      '/professional-hours',
      signedInOrKey('read:calendar'),
      about("One's own weekly hours; none until they are saved", { 200: listOf(weeklyHoursAnswer) }),
      async (context) => listed(context, await listWeeklyHours((await ownProfessional(context.get('viewer'))).id)),
    )
    .put(
      '/professional-hours',
      signedIn,
      about('Save all weekly hours at once', { 200: listOf(weeklyHoursAnswer) }),
      validJson(weeklyHoursSchema),
      async (context) => {
        const { professional_id, hours, base, seen_bookings: seenBookings } = context.req.valid('json');
        const owner = await changingProfessional(context.get('viewer'), professional_id);
        await saveWeeklyHours({ hours, base, seenBookings }, owner, findBookings);
        return listed(context, await listWeeklyHours(owner.id));
      },
    )
    .get(
      '/service-times',
      signedIn,
      about("One's own service times with the names of the services", { 200: listOf(serviceTimeAnswer) }),
      async (context) => listed(context, await listServiceTimes((await ownProfessional(context.get('viewer'))).id)),
    )
    .put(
      '/service-times',
      signedIn,
      about('Save all service times at once', { 200: listOf(serviceTimeAnswer) }),
      validJson(serviceTimesSchema),
      async (context) => {
        const { professional_id, service_times: times, base } = context.req.valid('json');
        const owner = await changingProfessional(context.get('viewer'), professional_id);
        await saveServiceTimes({ times, base }, owner);
        return listed(context, await listServiceTimes(owner.id));
      },
    )
    .post(
      '/availability-previews',
      signedIn,
      about('Which visits and blocks a change of hours or a new block would meet', { 200: changePreviewAnswer }),
      validJson(previewSchema),
      async (context) => {
        const { professional_id, hours, plan } = context.req.valid('json');
        const owner = await ownProfessional(context.get('viewer'), professional_id);
        if (hours) return context.json(await previewHours(hours, owner, findBookings));
        if (!plan) throw new Error('The schema lets through either hours or a plan');
        return context.json(
          await previewBlock(plannedRanges(plan, owner.time_zone, epochMinutesOf(new Date())), owner, findBookings),
        );
      },
    );
}

function about(summary: string, answers: Answers) {
  return operation({ summary, tags: ['Availability'], answers });
}

function listed<Item>(context: Context, items: Item[]) {
  context.header('cache-control', 'no-store');
  return context.json({ items, total: items.length, next_cursor: null });
}

/** Returns the caller's own record; someone else's id is answered like an unknown one. */
async function ownProfessional(viewer: Viewer, requestedId?: string): Promise<OwnProfessional> {
  const own = await findProfessionalOf(viewer.id);
  if (!own) throw new AppError(availabilityErrors.profile_incomplete);
  if (requestedId !== undefined && requestedId !== own.id) throw new AppError(availabilityErrors.other_professional);
  return own;
}

async function changingProfessional(viewer: Viewer, requestedId?: string): Promise<OwnProfessional> {
  await consumeRateLimit(changesPerUser, viewer.id);
  return ownProfessional(viewer, requestedId);
}

function knownId(id: string): string {
  if (!isId(id)) throw new AppError(availabilityErrors.slot_not_found);
  return id;
}
