import type { PlannedStatus } from './planned-appointments.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A booking of client@doorstep.test, planned on a day within a range. */
export interface AccountBooking {
  username: string;
  serviceName: string;
  status: PlannedStatus;
  daysFromToday: readonly [nearest: number, farthest: number];
}

/** The bookings of client@doorstep.test: 2 confirmed, 1 pending, 4 completed, 1 cancelled. */
export const accountBookings: readonly AccountBooking[] = [
  { username: 'mayabrooks', serviceName: 'Haircut', status: 'confirmed', daysFromToday: [2, 6] },
  { username: 'joanpark', serviceName: 'Full groom, small dog', status: 'confirmed', daysFromToday: [7, 13] },
  { username: 'carmenibarra', serviceName: 'Deep clean', status: 'pending', daysFromToday: [3, 10] },
  { username: 'mayabrooks', serviceName: 'Balayage', status: 'completed', daysFromToday: [-48, -38] },
  {
    username: 'andrecastillo',
    serviceName: 'Interior detail',
    status: 'completed',
    daysFromToday: [-34, -26],
  },
  {
    username: 'meilinchou',
    serviceName: 'Private dinner for two',
    status: 'completed',
    daysFromToday: [-22, -14],
  },
  { username: 'mateoescobedo', serviceName: 'Bike tune-up', status: 'completed', daysFromToday: [-12, -5] },
  {
    username: 'luisarredondo',
    serviceName: 'Phone screen repair',
    status: 'cancelled',
    daysFromToday: [-20, -8],
  },
];

/** Returns how many bookings to plan before and after today; the account professional@doorstep.test is the busiest. */
export function demandOf(username: string, random: SeededRandom): { past: number; future: number; pending: number } {
  if (username === 'mayabrooks') return { past: 26, future: 14, pending: 1 };
  if (username === 'luzherrera') return { past: 12, future: 7, pending: 1 };
  return { past: random.between(3, 12), future: random.between(2, 7), pending: 0 };
}

/** Null: blocked without a reason. */
export const blockReasons: readonly (string | null)[] = [
  'School pick-up',
  'Dentist',
  'Supply run',
  'Van service',
  'Training course',
  'Family visit',
  'Market day',
  null,
];
