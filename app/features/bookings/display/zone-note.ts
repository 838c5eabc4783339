import { zoneShortName } from '#app/lib/date-format.ts';
import { zoneOffset, type EpochMinutes } from '#app/lib/time-zone.ts';

/**
 * "CST" when a visitor's clocks show another time than the professional's at that instant; undefined when they agree.
 */
export function otherZoneName(
  instant: EpochMinutes,
  zone: string,
  visitorZone: string | undefined,
): string | undefined {
  if (visitorZone === undefined) return undefined;
  return zoneOffset(instant, zone) === zoneOffset(instant, visitorZone) ? undefined : zoneShortName(instant, zone);
}
