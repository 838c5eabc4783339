import { defineErrors } from '#app/platform/errors/app-error.ts';
import { importFileLimits } from './import-file-limits.ts';

const megabytes = importFileLimits.fileBytes / 1024 / 1024;
const lines = importFileLimits.linesMaximum.toLocaleString('en-US');

/** Errors about a file, which say what to do instead. */
export const importFileErrors = defineErrors({
  import_too_large: {
    kind: 'too_large',
    message: `This file is too large. Files can have up to ${megabytes} MB: please split it into several.`,
  },
  import_interrupted: { kind: 'malformed', message: 'The file did not arrive whole. Please choose it again.' },
  import_file_empty: { kind: 'invalid', message: 'This file is empty.' },
  import_no_lines: { kind: 'invalid', message: 'This file has column names, but no lines below them.' },
  import_no_header: {
    kind: 'invalid',
    message:
      'The first line has to name the columns, such as Name, Email and Phone. Please add it, or begin with our example.',
  },
  import_spreadsheet: {
    kind: 'invalid',
    message: 'This is a spreadsheet or another packed file. Please save it as CSV there, and choose that file.',
  },
  import_binary: { kind: 'invalid', message: 'This is not a text file. Please choose a CSV or ICS file.' },
  import_contacts_card: {
    kind: 'invalid',
    message: 'This is a vCard file. Please export your contacts as CSV instead.',
  },
  import_too_many_lines: {
    kind: 'invalid',
    message: `This file has too many lines. Files can have up to ${lines}: please split it into several.`,
  },
  import_too_many_columns: {
    kind: 'invalid',
    message: `This file has more than ${importFileLimits.columnsMaximum} columns. Please remove those that aren’t needed.`,
  },
  import_unreadable: {
    kind: 'invalid',
    message: 'We can’t read this file: its quotes don’t match up. Please export it again.',
  },
  import_no_events: { kind: 'invalid', message: 'This calendar has no events.' },
  import_calendar_unreadable: {
    kind: 'invalid',
    message: 'We can’t read this calendar. Please export it again as an ICS file.',
  },
});
