import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import type { SpeedProfile } from '../drive/drive-time.ts';
import { standardTravelSettings, type TravelSettings } from './travel-settings.ts';

/** What a professional decides, as a row of travel_settings. */
export type TravelSettingsRow = {
  is_on: boolean;
  speed_profile: SpeedProfile;
  parking_minutes: number;
  maximum_drive_minutes: number | null;
  start_zip: string | null;
  end_zip: string | null;
  /** Wall-clock time, read as 'HH:MM:SS'. */
  earliest_time: string | null;
  latest_time: string | null;
  route_discount_percent: number;
};

/** Its columns. */
export const travelSettingsColumns = [
  'is_on',
  'speed_profile',
  'parking_minutes',
  'maximum_drive_minutes',
  'start_zip',
  'end_zip',
  'earliest_time',
  'latest_time',
  'route_discount_percent',
] as const satisfies (keyof TravelSettingsRow)[];

/** Returns the settings of a row; the standard ones without a row. */
export function travelSettingsOf(row: TravelSettingsRow | null | undefined): TravelSettings {
  if (!row) return standardTravelSettings;
  return {
    isOn: row.is_on,
    profile: row.speed_profile,
    parkingMinutes: row.parking_minutes,
    maximumDrive: row.maximum_drive_minutes,
    startZip: row.start_zip,
    endZip: row.end_zip,
    earliest: row.earliest_time === null ? null : minuteOfDay(row.earliest_time),
    latest: row.latest_time === null ? null : minuteOfDay(row.latest_time),
    routeDiscount: row.route_discount_percent,
  };
}
