import type { BookingStatus } from './booking.ts';
import type { ProblemKind, ProblemOutcome } from './problem.ts';

/** A problem report as administrators read it. Dollars with two decimals, ISO 8601. */
export type ProblemDto = {
  id: string;
  booking_id: string;
  kind: ProblemKind;
  description: string;
  status: 'open' | 'settled';
  outcome: ProblemOutcome | null;
  refund_amount: string | null;
  settlement: string | null;
  reported_at: string;
  settled_at: string | null;
  booking_status: BookingStatus;
  service_name: string;
  start_time: string;
  time_zone: string;
  total_amount: string;
  client_name: string;
  professional_name: string;
  /** Where the professional's money is; null before the visit is completed. */
  transfer_status: string | null;
};
