import { csvLine } from '#app/lib/csv.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { importFields, type ImportField } from '#app/features/import-files/import-fields.ts';

export const exampleKinds = ['clients', 'visits'] as const;
export type ExampleKind = (typeof exampleKinds)[number];

/** Without it, spreadsheets assume another encoding. */
const byteOrderMark = '\uFEFF';

const person = { name: 'Robin Miller', email: 'robin@example.com', phone: '(512) 555-0142' };
const address = { street: '1204 Pine Street', unit: 'Apt 4', city: 'Austin', state: 'TX', zip: '78701' };

/** A file to begin with, which is imported without a correction; visits are a week ahead. */
export function exampleFile(kind: ExampleKind, service: string, zone: string, now = new Date()): string {
  const date = addDays(localDate(epochMinutesOf(now), zone), 7);
  const values: Partial<Record<ImportField, string>> =
    kind === 'clients'
      ? { ...person, ...address, note: 'Two dogs' }
      : { date, time: '10:00', minutes: '60', service, ...person, ...address, note: 'Third floor' };
  const names = Object.keys(values).map((field) => importFields[field as ImportField]);
  return byteOrderMark + csvLine(names) + csvLine(Object.values(values));
}
