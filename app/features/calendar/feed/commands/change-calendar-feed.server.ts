import { database } from '#app/platform/database/database.server.ts';
import type { CalendarFeedDto } from '../../calendar-dto.ts';
import { calendarFeedsStore } from '../calendar-feeds-store.server.ts';
import { newFeedSecret } from '../feed-secret.server.ts';
import { toFeedDto } from '../queries/find-calendar-feed.server.ts';
import { ownerOf } from '../../queries/list-calendar.server.ts';

/**
 * Gives the caller's calendar a new link and ends the previous one.
 * @throws AppError professional_not_found
 */
export async function renewCalendarFeed(viewerId: string): Promise<CalendarFeedDto> {
  const { id } = await ownerOf(viewerId);
  return toFeedDto(await calendarFeedsStore.put(database(), id, newFeedSecret()));
}

/**
 * Ends the link of the caller's calendar; repeating it changes nothing.
 * @throws AppError professional_not_found
 */
export async function endCalendarFeed(viewerId: string): Promise<CalendarFeedDto> {
  const { id } = await ownerOf(viewerId);
  await calendarFeedsStore.remove(database(), id);
  return { on: false, url: null, created_at: null };
}
