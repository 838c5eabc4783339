/** What a column of a file can hold, with the name that a person chooses it by. */
export const importFields = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Whole address',
  street: 'Street',
  unit: 'Apartment or unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  note: 'Note',
  date: 'Date of the visit',
  time: 'Start time',
  end_time: 'End time',
  minutes: 'Minutes',
  service: 'Service',
} as const;

export type ImportField = keyof typeof importFields;

export const importFieldNames = Object.keys(importFields) as ImportField[];

/** What each column holds, by its position; null for one that is not imported. */
export type ImportColumns = (ImportField | null)[];

/** Whether the lines are visits: then they say on which day. */
export function holdVisits(columns: ImportColumns): boolean {
  return columns.includes('date');
}
