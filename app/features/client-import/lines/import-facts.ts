import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { TakenTime } from '#app/features/bookings/by-hand/taken-time.ts';
import type { KnownPerson } from './person-keys.ts';

/** A service that visits can be of; minutes. */
export type ImportService = { id: string; name: string; duration: number; buffer: number };

/** What a professional has already, by which the lines of a file are inspected. */
export type ImportFacts = {
  now: EpochMinutes;
  zone: string;
  people: readonly KnownPerson[];
  services: readonly ImportService[];
  taken: readonly TakenTime[];
  /** How many more clients can be added. */
  clientsLeft: number;
};
