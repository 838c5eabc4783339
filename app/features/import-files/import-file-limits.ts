import { addedClientLimits } from '#app/features/added-clients/added-client-limits.ts';

/** Limits of the files that professionals bring. */
export const importFileLimits = {
  fileBytes: 2 * 1024 * 1024,
  linesMaximum: 2_000,
  columnsMaximum: 100,
  cellCharactersMaximum: 5_000,
  /** How many lines of a calendar's past are listed; further ones are only left out. */
  pastEventsListed: 100,
  /** How much of each text of an event becomes a cell: as much as the longest that is accepted has, a note. */
  eventCellCharactersMaximum: addedClientLimits.noteMaximum,
  /** How much of an event's description is searched for an email and a phone number. */
  descriptionCharactersSearched: 2_000,
  /** How many lines with a quote that never ends are passed over, one after the other. */
  unclosedQuotesMaximum: 20,
} as const;
