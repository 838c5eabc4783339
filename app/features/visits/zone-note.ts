import { zoneShortName } from '#app/lib/dates/date-format.ts';
import { zoneOffset, type EpochMinutes } from '#app/lib/dates/time-zone.ts';

/** "CST" if the visitor's local time differs from the professional's at that instant; undefined if they agree. */
export function otherZoneName(
  instant: EpochMinutes,
  zone: string,
  visitorZone: string | undefined,
): string | undefined {
  if (visitorZone === undefined) return undefined;
  return zoneOffset(instant, zone) === zoneOffset(instant, visitorZone) ? undefined : zoneShortName(instant, zone);
}
