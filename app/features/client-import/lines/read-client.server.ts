import { isLine, isSeveralLines, lineTextMessage } from '#app/lib/line-text.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '#app/features/accounts/accounts.errors.ts';
import { emailSchema } from '#app/features/accounts/account.schema.ts';
import { addedClientLimits } from '#app/features/added-clients/added-client-limits.ts';
import type { NewClient } from '#app/features/added-clients/commands/add-clients.server.ts';
import { locationOf } from '#app/features/addresses/address.ts';
import { assertPhone } from '#app/features/profiles/commands/assert-phone.server.ts';
import { formatPhone } from '#app/features/profiles/phone.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';
import type { ImportField } from '#app/features/import-files/import-fields.ts';
import type { LineCells } from './line-cells.ts';
import { joinLines } from '#app/features/import-files/text/join-lines.ts';

const severalLinesMessage = 'Please write this without invisible characters.';

/** Google Contacts writes several values of a kind into one cell. */
const severalValues = ' ::: ';

/** As much as the cells of a line say about a person, unchecked, to show which line it is. */
export function peekClient(cells: LineCells): NewClient {
  return {
    name: nameOf(cells),
    email: firstValue(cells.read('email')) || null,
    phone: firstValue(cells.read('phone')) || null,
    location: locationIn(cells) || null,
    note: cells.read('note') || null,
  };
}

/**
 * Reads the person of a line from what peekClient returns for it. Whether they can be reached and where they live is up to
 * the caller.
 * @throws LineProblem that names the cell
 */
export function readClient(cells: LineCells, client: NewClient): NewClient {
  const nameField: ImportField = cells.read('name') === '' ? 'first_name' : 'name';
  checkLine(cells, nameField, client.name, addedClientLimits.nameMaximum);
  checkLine(
    cells,
    cells.read('address') === '' ? 'street' : 'address',
    client.location ?? '',
    addedClientLimits.locationMaximum,
  );
  return { ...client, email: readEmail(cells, client), phone: readPhone(cells, client), note: readNote(cells, client) };
}

function nameOf(cells: LineCells): string {
  const whole = cells.read('name');
  return (whole || `${cells.read('first_name')} ${cells.read('last_name')}`).replaceAll(/\s+/g, ' ').trim();
}

/** An address in one cell may have several lines; in several cells it is written like any other of ours. */
function locationIn(cells: LineCells): string {
  const whole = joinLines(firstValue(cells.read('address')));
  if (whole !== '') return whole;
  const [street, unit, city, state] = (['street', 'unit', 'city', 'state'] as const).map((field) => cells.read(field));
  // Spreadsheets drop the zero that a ZIP begins with.
  const zip = cells.read('zip').replace(/^\d{3,4}$/, (digits) => digits.padStart(5, '0'));
  const parts = { street: street ?? '', unit: unit || null, city: city ?? '', state: state ?? '', zip };
  return street === '' && city === '' ? '' : locationOf(parts).replaceAll(/\s+/g, ' ').trim();
}

function readEmail(cells: LineCells, { email }: NewClient): string | null {
  if (email === null) return null;
  const checked = emailSchema.safeParse(email);
  if (!checked.success) throw cells.problem('email', accountErrors.invalid_email.message);
  return checked.data;
}

function readPhone(cells: LineCells, { phone }: NewClient): string | null {
  if (phone === null) return null;
  const checked = formatPhone().safeParse(phone);
  if (!checked.success) throw cells.problem('phone', checked.error.issues[0]?.message ?? '');
  try {
    assertPhone(checked.data);
  } catch (error) {
    if (isErrorOf(error, profileErrors.invalid_phone)) throw cells.problem('phone', error.message);
    throw error;
  }
  return checked.data;
}

function readNote(cells: LineCells, { note }: NewClient): string | null {
  if (note === null) return null;
  if (!isSeveralLines(note)) throw cells.problem('note', severalLinesMessage);
  const { noteMaximum } = addedClientLimits;
  if (note.length > noteMaximum) throw cells.problem('note', `The note can have at most ${noteMaximum} characters`);
  return note;
}

function checkLine(cells: LineCells, field: ImportField, text: string, maximum: number): void {
  if (!isLine(text)) throw cells.problem(field, lineTextMessage);
  if (text.length > maximum) throw cells.problem(field, `This can have at most ${maximum} characters`);
}

function firstValue(text: string): string {
  return text.split(severalValues)[0]?.trim() ?? '';
}
