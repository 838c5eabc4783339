import { expect, it } from 'vitest';
import { recognizeColumns } from './recognize-columns.ts';

it.each([
  [
    'Google Contacts',
    [
      'First Name',
      'Last Name',
      'E-mail 1 - Value',
      'Phone 1 - Value',
      'Address 1 - Street',
      'Address 1 - City',
      'Notes',
    ],
    ['first_name', 'last_name', 'email', 'phone', 'street', 'city', 'note'],
  ],
  [
    'Outlook',
    ['First Name', 'Last Name', 'E-mail Address', 'Mobile Phone', 'Home Phone', 'Home Postal Code'],
    ['first_name', 'last_name', 'email', 'phone', null, 'zip'],
  ],
  [
    'Outlook with titles',
    ['First Name', 'Middle Name', 'Last Name', 'Title', 'Suffix', 'E-mail Address'],
    ['first_name', null, 'last_name', null, null, 'email'],
  ],
  [
    'Outlook’s calendar',
    ['Subject', 'Start Date', 'Start Time', 'End Time', 'Location'],
    ['name', 'date', 'time', 'end_time', 'address'],
  ],
  [
    'Fresha',
    ['First Name', 'Last Name', 'Mobile Number', 'Email', 'Note'],
    ['first_name', 'last_name', 'phone', 'email', 'note'],
  ],
  [
    'Square',
    ['Phone Number', 'Email Address', 'Street Address 1', 'Street Address 2', 'City', 'State', 'Postal Code', 'Memo'],
    ['phone', 'email', 'street', 'unit', 'city', 'state', 'zip', 'note'],
  ],
  [
    'Vagaro',
    ['Name', 'Cell Phone', 'Day Phone', 'Address', 'City', 'Zip'],
    ['name', 'phone', null, 'street', 'city', 'zip'],
  ],
  ['our own', ['Name', 'Email', 'Phone', 'Total Bookings', 'Status'], ['name', 'email', 'phone', null, null]],
])('the columns of %s are recognized', (_, names, fields) => expect(recognizeColumns(names)).toEqual(fields));

it('a field that two columns are called after is found once', () => {
  expect(recognizeColumns(['Email', 'email', 'Name'])).toEqual(['email', null, 'name']);
});
