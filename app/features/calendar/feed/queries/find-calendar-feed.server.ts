import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import type { CalendarFeedDto } from '../../calendar-dto.ts';
import { calendarFeedsStore } from '../calendar-feeds-store.server.ts';
import { feedSecretOf } from '../feed-secret.server.ts';
import { ownerOf } from '../../queries/list-calendar.server.ts';

/**
 * Returns the link of the caller's calendar.
 * @throws AppError professional_not_found
 */
export async function findCalendarFeed(viewerId: string): Promise<CalendarFeedDto> {
  const { id } = await ownerOf(viewerId);
  const feed = await calendarFeedsStore.findByOwner(database(), id);
  return feed ? toFeedDto(feed) : { on: false, url: null, created_at: null };
}

/**
 * Returns a feed, without a URL if the key that made its link is gone: the link still works, but can be shown again
 * only by renewing it.
 */
export function toFeedDto({
  seed,
  secret_hash,
  created_at,
}: {
  seed: string;
  secret_hash: Buffer;
  created_at: Date;
}): CalendarFeedDto {
  const secret = feedSecretOf(seed, secret_hash);
  return {
    on: true,
    url: secret ? `${config().BASE_URL}/api/calendar-feeds/${secret}.ics` : null,
    created_at: created_at.toISOString(),
  };
}
