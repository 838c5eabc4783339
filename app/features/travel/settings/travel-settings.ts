import type { SpeedProfile } from '../drive/drive-time.ts';

/** How a professional travels. */
export interface TravelSettings {
  /** Whether clients are offered only the times that can be reached. */
  isOn: boolean;
  profile: SpeedProfile;
  /** Minutes between arriving and ringing the bell, at every visit. */
  parkingMinutes: number;
  /** The longest drive in minutes within a day; null for any. */
  maximumDrive: number | null;
  /** Where the day starts; null for the ZIP of the service area. */
  startZip: string | null;
  /** Where it ends; null for where it starts. */
  endZip: string | null;
  /** The minutes of the day between which they are on the road; null for any. */
  earliest: number | null;
  latest: number | null;
  /** Percent off the service at times that are best for the route; 0 for none. */
  routeDiscount: number;
}

/** Those of a professional who has saved none. They limit nothing but the way from visit to visit. */
export const standardTravelSettings: TravelSettings = {
  isOn: true,
  profile: 'suburban',
  parkingMinutes: 0,
  maximumDrive: null,
  startZip: null,
  endZip: null,
  earliest: null,
  latest: null,
  routeDiscount: 0,
};
