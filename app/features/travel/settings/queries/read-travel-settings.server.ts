import { type Connection, database } from '#app/platform/database/database.server.ts';
import type { TravelSettingsDto } from '../travel-settings-dto.ts';
import { travelSettingsOf } from '../travel-settings-row.ts';
import { travelSettingsStore } from '../travel-settings-store.server.ts';
import { farZips } from './far-zips.server.ts';
import { wallTime } from '#app/lib/dates/wall-time.ts';

/** A professional's travel settings; the standard ones until they save some. */
export async function readTravelSettings(
  professionalId: string,
  db: Connection = database(),
): Promise<TravelSettingsDto> {
  const [row, area] = await Promise.all([
    travelSettingsStore.find(db, professionalId),
    travelSettingsStore.findServiceArea(db, professionalId),
  ]);
  const settings = travelSettingsOf(row);
  return {
    is_on: settings.isOn,
    speed_profile: settings.profile,
    parking_minutes: settings.parkingMinutes,
    maximum_drive_minutes: settings.maximumDrive,
    start_zip: settings.startZip,
    end_zip: settings.endZip,
    earliest_time: settings.earliest === null ? null : wallTime(settings.earliest),
    latest_time: settings.latest === null ? null : wallTime(settings.latest),
    route_discount_percent: settings.routeDiscount,
    service_area_zip: area?.service_area_zip ?? null,
    far_zips: farZips([settings.startZip, settings.endZip], area),
  };
}
