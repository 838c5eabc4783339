import { blockLimits } from './block-limits.ts';

/** Messages for a block that cannot be created (HOURS-011 to 015; the rest are our own). */
export const blockMessages = {
  date: 'Please select a date first.',
  times: 'Please select both start and end times.',
  order: 'End time must be after start time.',
  lastDay: 'The last day can’t be before the first.',
  weekdays: 'Please select at least one weekday.',
  until: 'Please select how long this repeats.',
  untilTooFar: 'A block can repeat for a year at most.',
  tooLong: 'A block can last a year at most.',
  reason: `The reason can have at most ${blockLimits.reasonMaximum} characters.`,
} as const;
