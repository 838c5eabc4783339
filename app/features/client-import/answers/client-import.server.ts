import * as z from 'zod/mini';
import {
  about,
  id,
  instant,
  listOf,
  named,
  text,
  timeZone,
  whole,
} from '#app/platform/http/api/answer-fields.server.ts';
import { importFieldNames } from '#app/features/import-files/import-fields.ts';
import { lineOutcomes } from '../lines/line-outcomes.ts';

const outcome = about('What becomes of it: added, there already, wrong, or left out on purpose.', z.enum(lineOutcomes));

export const importedLineAnswer = named(
  'ImportLine',
  z.object({
    position: about('Its place among the lines; a service is chosen for it by this.', whole),
    number: about('As the file counts: line 1 has the column names.', whole),
    outcome,
    reason: z.nullable(text('Maya Brooks in your clients has this email.')),
    column: about('The column of the cell that is wrong.', z.nullable(text('Email'))),
    name: text('Robin Miller'),
    email: z.nullable(text('robin@example.com')),
    phone: z.nullable(text('(512) 555-0142')),
    location: z.nullable(text('1204 Pine Street, Austin, TX 78701')),
    service_id: z.nullable(id),
    lacks_service: about('Whether only a service is missing, which can be chosen.', z.boolean()),
    start: about('The beginning of a visit.', z.nullable(instant)),
    end: z.nullable(instant),
    adds_client: z.boolean(),
  }),
);

export const importPreviewAnswer = named(
  'ImportPreview',
  z.object({
    id,
    file_name: text('clients.csv'),
    kind: z.enum(['csv', 'ics']),
    encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
    expires_at: instant,
    version: about('Counts the changes of its choices.', whole),
    outcomes: about(
      'The first letter of the outcome of each line. What is imported has to be what this says.',
      text('aade'),
    ),
    columns: z.array(
      z.object({
        name: text('Email Address'),
        field: z.nullable(z.enum(importFieldNames)),
        sample: about('The first value below it.', text('robin@example.com')),
      }),
    ),
    has_visits: z.boolean(),
    adds_clients: about('Whether the people of visits become clients, too.', z.boolean()),
    service_id: about('For visits whose own service is not found by its name.', z.nullable(id)),
    services_of_lines: about('Chosen for single lines, by their position.', z.record(z.string(), id)),
    services: z.array(z.object({ id, name: text('Haircut') })),
    time_zone: timeZone,
    counts: z.object({ added: whole, duplicate: whole, error: whole, skipped: whole }),
    clients: about('How many clients would be added.', whole),
    visits: about('How many visits would be added.', whole),
    past_left_out: about('Past events of a calendar that are not listed.', whole),
    show: about('The outcome that the lines are limited to.', z.nullable(z.enum(lineOutcomes))),
    page: whole,
    pages: whole,
    lines: z.array(importedLineAnswer),
  }),
);

export const doneImportAnswer = named(
  'ClientImport',
  z.object({
    id,
    file_name: text('clients.csv'),
    kind: z.enum(['csv', 'ics']),
    imported_at: instant,
    clients: whole,
    visits: whole,
    undone_at: z.nullable(instant),
    undo_until: about('Null once it is undone or can no longer be.', z.nullable(instant)),
    visits_left: about('Visits that an undo left, because they are paid or being paid.', whole),
  }),
);

export const doneImportsAnswer = listOf(doneImportAnswer);

export const undoneImportAnswer = named(
  'UndoneImport',
  z.object({
    import: doneImportAnswer,
    left: about(
      'The visits that stay, when it was undone just now.',
      z.array(z.object({ name: text('Robin Miller'), start: instant, reason: z.enum(['paid', 'being-paid']) })),
    ),
  }),
);
