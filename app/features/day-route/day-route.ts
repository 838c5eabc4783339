import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import type { Place } from '#app/features/travel/drive/place.ts';

/** The drive to a stop or back; minutes and miles are null where a ZIP is not known. Instants are ISO 8601. */
export interface RouteLeg {
  from: 'start' | 'visit';
  minutes: number | null;
  miles: number | null;
  /** The last moment to leave. */
  leaveBy: string | null;
}

/** Where a visit stands, and since when. */
export interface RouteProgress {
  step: VisitStep;
  /** When its professional expects to arrive, while on the way. */
  expectedAt: string | null;
  startedAt: string | null;
  doneAt: string | null;
}

export interface RouteStop {
  id: string;
  /** Entered by hand, and nobody has paid for it. */
  isByHand: boolean;
  service: string;
  client: string;
  location: string;
  start: string;
  end: string;
  isCompleted: boolean;
  /** What its professional has pressed; null before the first press. */
  progress: RouteProgress | null;
  /** Null for an account that is gone, and for somebody without one. */
  clientId: string | null;
  /** Of somebody without an account, if it is known. */
  phone: string | null;
  place: Place | null;
  leg: RouteLeg;
}

/** A day of a professional's visits, in order. */
export interface DayRoute {
  date: PlainDate;
  timeZone: string;
  /** Minutes for parking, which come before each visit. */
  parking: number;
  stops: RouteStop[];
  /** The way back; null on a day without visits. */
  home: RouteLeg | null;
  start: Place | null;
  end: Place | null;
}
