import { epochDayOf, weekdayOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { minuteOfDay, type WallTime } from '#app/lib/dates/wall-time.ts';
import { weekdays, type Weekday } from '#app/features/slot-rules/availability-limits.ts';
import { availabilityErrors } from '../availability.errors.ts';
import { blockLimits } from './block-limits.ts';
import type { BlockPlan } from './block-plan.ts';
import { blockMessages } from './block-messages.ts';

/** The values of the form that blocks time; an empty string means not chosen yet. */
export type BlockDraft = {
  kind: 'times' | 'days';
  date: PlainDate | '';
  /** For whole days. */
  lastDate: PlainDate | '';
  start: WallTime | '';
  end: WallTime | '';
  repeats: boolean;
  weekdays: readonly Weekday[];
  /** How long it repeats: for a number of weeks, or up to a date. */
  ends: 'weeks' | 'date';
  weeks: number;
  until: PlainDate | '';
  reason: string;
};

export type DraftField = 'date' | 'lastDate' | 'times' | 'weekdays' | 'until' | 'reason';
export type DraftErrors = Partial<Record<DraftField, string>>;

export const emptyDraft: BlockDraft = {
  kind: 'times',
  date: '',
  lastDate: '',
  start: '',
  end: '',
  repeats: false,
  weekdays: [],
  ends: 'weeks',
  weeks: 12,
  until: '',
  reason: '',
};

/**
 * Validates a draft, with the documented messages in the documented order (HOURS-011 to 016). `today` is in the
 * professional's zone.
 */
export function errorsOfDraft(draft: BlockDraft, today: PlainDate): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.date === '') errors.date = blockMessages.date;
  else if (draft.date < today) errors.date = availabilityErrors.date_past.message;
  if (draft.kind === 'days') Object.assign(errors, errorsOfDays(draft));
  else Object.assign(errors, errorsOfTimes(draft), draft.repeats ? errorsOfRepeat(draft) : {});
  if (draft.reason.trim().length > blockLimits.reasonMaximum) errors.reason = blockMessages.reason;
  return errors;
}

function errorsOfDays({ date, lastDate }: BlockDraft): DraftErrors {
  if (lastDate === '' || date === '') return {};
  if (lastDate < date) return { lastDate: blockMessages.lastDay };
  return epochDayOf(lastDate) - epochDayOf(date) >= blockLimits.daysMaximum ? { lastDate: blockMessages.tooLong } : {};
}

function errorsOfTimes({ start, end }: BlockDraft): DraftErrors {
  if (start === '' || end === '') return { times: blockMessages.times };
  return minuteOfDay(end) <= minuteOfDay(start) ? { times: blockMessages.order } : {};
}

function errorsOfRepeat({ date, weekdays: days, ends, weeks, until }: BlockDraft): DraftErrors {
  const errors: DraftErrors = {};
  if (days.length === 0) errors.weekdays = blockMessages.weekdays;
  if (ends === 'weeks') {
    if (!Number.isInteger(weeks) || weeks < 1) errors.until = blockMessages.until;
    else if (weeks > blockLimits.weeksMaximum) errors.until = blockMessages.untilTooFar;
  } else if (until === '') errors.until = blockMessages.until;
  else if (date !== '' && until < date) errors.until = blockMessages.lastDay;
  else if (date !== '' && epochDayOf(until) - epochDayOf(date) >= blockLimits.daysMaximum)
    errors.until = blockMessages.untilTooFar;
  return errors;
}

/** Returns the plan of a draft without errors. For a single whole day the last date may be empty. */
export function planOfDraft({ kind, date, lastDate, start, end, ...draft }: BlockDraft): BlockPlan {
  if (kind === 'days') return { kind, first: date, last: lastDate || date };
  if (!draft.repeats) return { kind, date, start, end };
  return {
    kind: 'weekly',
    first: date,
    weekdays: draft.weekdays,
    start,
    end,
    until: draft.ends === 'weeks' ? draft.weeks : draft.until,
  };
}

/** Returns the weekday of a date, which is preselected when a block repeats. */
export function weekdayOfDate(date: PlainDate): Weekday {
  return weekdays[weekdayOf(epochDayOf(date))] ?? 'monday';
}
