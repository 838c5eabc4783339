import { AppError } from '#app/platform/errors/app-error.ts';
import { importFileErrors } from '../import-files.errors.ts';
import { decodeText } from '../text/decode-text.ts';
import type { EventContext } from '../events/event-lines.ts';
import type { ImportSource } from '../import-source.ts';
import { readEvents } from '../events/read-events.server.ts';
import { readTable } from '../table/read-table.server.ts';

/**
 * Reads a file by what its bytes are, whatever its name says.
 * @throws AppError import_file_empty and the others that say why a file cannot be read
 */
export async function readSource(bytes: Uint8Array, context: EventContext): Promise<ImportSource> {
  const { text, encoding } = decodeText(bytes);
  if (/^\s*BEGIN:VCARD\b/i.test(text)) throw new AppError(importFileErrors.import_contacts_card);
  if (/^\s*BEGIN:VCALENDAR\b/i.test(text)) return { encoding, ...(await readEvents(text, context)) };
  return { kind: 'csv', encoding, pastLeftOut: 0, ...(await readTable(text)) };
}
