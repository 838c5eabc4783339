import { importFieldNames, type ImportColumns, type ImportField } from '#app/features/import-files/import-fields.ts';

/**
 * The names of columns in the exports of Google Contacts, Outlook, Fresha, Square, Vagaro and our own, without spaces and
 * signs; where a file has several of a field, the first of these counts.
 */
const aliases: Record<ImportField, readonly string[]> = {
  name: ['name', 'fullname', 'clientname', 'customername', 'client', 'customer', 'displayname', 'subject', 'title'],
  first_name: ['firstname', 'givenname', 'clientfirstname', 'customerfirstname', 'forename'],
  last_name: ['lastname', 'familyname', 'surname', 'clientlastname', 'customerlastname'],
  email: ['email', 'emailaddress', 'email1value', 'clientemail', 'customeremail', 'mail', 'primaryemail'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'mobilenumber',
    'cell',
    'cellphone',
    'phone1value',
    'primaryphone',
    'telephone',
    'tel',
    'clientphone',
    'customerphone',
    'dayphone',
    'homephone',
    'nightphone',
    'businessphone',
  ],
  address: ['address', 'fulladdress', 'address1formatted', 'homeaddress', 'location', 'clientaddress', 'place'],
  street: ['street', 'streetaddress', 'address1street', 'streetaddress1', 'addressline1', 'address1', 'homestreet'],
  unit: ['unit', 'apt', 'apartment', 'suite', 'streetaddress2', 'addressline2', 'address2', 'address1extendedaddress'],
  city: ['city', 'town', 'address1city', 'homecity', 'suburb'],
  state: ['state', 'region', 'province', 'address1region', 'homestate'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode', 'address1postalcode', 'homepostalcode'],
  note: ['note', 'notes', 'memo', 'comment', 'comments', 'description', 'clientnotes', 'appointmentnotes'],
  date: ['date', 'appointmentdate', 'startdate', 'visitdate', 'bookingdate', 'day', 'start', 'startdatetime'],
  time: ['time', 'starttime', 'appointmenttime', 'visittime', 'from', 'begin'],
  end_time: ['endtime', 'end', 'enddatetime', 'until', 'to', 'finish'],
  minutes: ['minutes', 'duration', 'length', 'durationminutes', 'durationmin', 'durationmins'],
  service: ['service', 'servicename', 'services', 'treatment', 'appointmenttype', 'item', 'type'],
};

/** Recognizes what the columns hold by their names; each field is found once. */
export function recognizeColumns(names: readonly string[]): ImportColumns {
  const known = names.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const columns: ImportColumns = names.map(() => null);
  for (const field of importFieldNames) {
    const alias = aliases[field].find((one) => known.includes(one));
    const position = alias === undefined ? -1 : known.indexOf(alias);
    if (position !== -1) columns[position] = field;
  }
  return withoutRepetition(withoutHonorific(columns, known));
}

/** Beside first and last names a title is "Dr."; alone it is what a calendar's event is called. */
function withoutHonorific(columns: ImportColumns, known: readonly string[]): ImportColumns {
  const name = columns.indexOf('name');
  const isEvent = ['subject', 'title'].includes(known[name] ?? '');
  const hasNames = columns.includes('first_name') || columns.includes('last_name');
  return isEvent && hasNames ? columns.with(name, null) : columns;
}

/** A street beside a city is not the whole address, and a column that has been named twice counts once. */
function withoutRepetition(columns: ImportColumns): ImportColumns {
  const whole = columns.indexOf('address');
  if (whole === -1 || columns.includes('street') || !columns.includes('city')) return columns;
  return columns.with(whole, 'street');
}
