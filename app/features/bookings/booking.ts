/**
 * The life of a booking as one table of states and transitions (OPEN-13, OPEN-04, OPEN-05). The API and the buttons ask
 * it; the database's guard and the table in docs/architecture/bookings.md are held equal to it by tests.
 */
export const bookingStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The two parties of a booking, and every role that may act on it. */
export const bookingParties = ['client', 'professional'] as const;
export type BookingParty = (typeof bookingParties)[number];
export const bookingRoles = [...bookingParties, 'admin'] as const;
export type BookingRole = (typeof bookingRoles)[number];

/** Who or what changes a booking: a person in a role, a payment, the end of a hold, the passage of time, or an absence. */
export type BookingActor = BookingRole | 'payment' | 'expiry' | 'clock' | 'no-show';

/** Hours after its end until a visit is completed automatically, unless a problem was reported. */
export const completionHours = 24;

/**
 * What limits a transition besides its actor. `a-day-after-end` applies only while no problem is reported;
 * `undo-minute` only to whoever completed the visit, until the transfer is requested.
 */
export type TransitionGuard = 'before-start' | 'from-start' | 'a-day-after-end' | 'undo-minute';

/** What a transition does with the money. */
export type MoneyEffect = 'none' | 'keep' | 'refund-by-terms' | 'refund-all' | 'transfer' | 'withdraw';

export type Transition = {
  from: BookingStatus;
  to: BookingStatus;
  by: readonly BookingActor[];
  when?: TransitionGuard;
  money: MoneyEffect;
};

export const bookingTransitions: readonly Transition[] = [
  { from: 'pending', to: 'confirmed', by: ['payment'], money: 'keep' },
  { from: 'pending', to: 'cancelled', by: ['client', 'professional', 'admin', 'expiry'], money: 'none' },
  { from: 'confirmed', to: 'cancelled', by: ['client'], when: 'before-start', money: 'refund-by-terms' },
  { from: 'confirmed', to: 'cancelled', by: ['professional', 'admin'], money: 'refund-all' },
  { from: 'confirmed', to: 'cancelled', by: ['no-show'], when: 'from-start', money: 'refund-by-terms' },
  { from: 'confirmed', to: 'completed', by: ['professional', 'admin'], when: 'from-start', money: 'transfer' },
  { from: 'confirmed', to: 'completed', by: ['clock'], when: 'a-day-after-end', money: 'transfer' },
  { from: 'completed', to: 'confirmed', by: ['professional', 'admin'], when: 'undo-minute', money: 'withdraw' },
];

const guardMessages: Record<TransitionGuard, string> = {
  'before-start': 'before the start',
  'from-start': 'from the start on',
  'a-day-after-end': 'a day after the end, unless a problem is open',
  'undo-minute': 'within a minute, by who completed it, unless the client has answered',
};
const moneyMessages: Record<MoneyEffect, string> = {
  none: 'there is none',
  keep: 'is kept',
  'refund-by-terms': 'refund by the terms; the fee is shared',
  'refund-all': 'full refund',
  transfer: 'transfer of the total less commission',
  withdraw: 'the transfer, not yet asked for, is withdrawn',
};

/** The transitions as rows of the table in docs/architecture/bookings.md. */
export function transitionTable(): string[] {
  return bookingTransitions.map(
    ({ from, to, by, when, money }) =>
      `| ${[from, to, by.join(', '), when ? guardMessages[when] : 'any time', moneyMessages[money]].join(' | ')} |`,
  );
}

/** Statuses that occupy a slot: no two live bookings of a professional may overlap. */
export const liveBookingStatuses = ['pending', 'confirmed'] as const satisfies readonly BookingStatus[];

/** What a transition depends on. */
export type BookingMoment = {
  status: BookingStatus;
  start_time: Date;
  end_time?: Date;
  problem_open?: boolean;
  completed_by?: string | null;
  undo_until?: Date | null;
};

/** Whether `actor` may change a booking's status at an instant. */
export function mayChangeStatus(booking: BookingMoment, to: BookingStatus, actor: BookingActor, now: Date): boolean {
  return bookingTransitions.some(
    ({ from, to: target, by, when }) =>
      from === booking.status &&
      target === to &&
      by.includes(actor) &&
      isOpen(when, booking, now) &&
      (when !== 'undo-minute' || booking.completed_by === actor),
  );
}

function isOpen(
  guard: TransitionGuard | undefined,
  { start_time, end_time, problem_open = false, undo_until }: BookingMoment,
  now: Date,
): boolean {
  if (guard === undefined) return true;
  if (guard === 'before-start') return now < start_time;
  if (guard === 'from-start') return now >= start_time;
  if (guard === 'undo-minute') return undo_until !== null && undo_until !== undefined && now < undo_until;
  return !problem_open && end_time !== undefined && now.getTime() >= end_time.getTime() + completionHours * 3_600_000;
}

/** Who said that a visit is done; the clock does a day after its end. */
export type CompletedBy = 'professional' | 'admin' | 'clock';
