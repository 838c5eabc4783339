import { describe, expect, it } from 'vitest';
import { clientName, clientStatus, matchesClient, searchedDigits, statusText } from './client-row.ts';
import { proves } from '#tests/support/proves.ts';

const maya = { first_name: 'Maya', last_name: 'Brooks', email: 'maya@example.com', phone: '(512) 555-0101' };

describe('searching clients', () => {
  it.each([
    ['PDASH-042', 'may'],
    ['PDASH-042', 'MAYA BR'],
    ['PDASH-042', '  brooks '],
    ['PDASH-043', 'example.com'],
    ['PDASH-043', 'MAYA@'],
    ['PDASH-044', '555-0101'],
    ['PDASH-044', '5125550101'],
    ['PDASH-044', '512.555'],
    ['PDASH-044', '(512)'],
  ])('%s finds by %j', (_, search) => expect(matchesClient(maya, search)).toBe(true));

  it.each(['tom', 'maya x', '999', '%', '_', 'may5'])('does not find by %j', (search) =>
    expect(matchesClient(maya, search)).toBe(false),
  );

  it('digits are looked for where only a phone can be meant', () => {
    expect([
      searchedDigits('(512) 555'),
      searchedDigits('+1 512'),
      searchedDigits('maya 5'),
      searchedDigits(''),
    ]).toEqual(['512555', '1512', '', '']);
  });
});

it.each([
  ['PDASH-061', 'client', 'Active'],
  ['PDASH-062', 'professional', 'Inactive'],
  ['PDASH-062', null, 'Inactive'],
] as const)('%s the type %s is %s', proves('PDASH-051'), (_, type, text) =>
  expect(statusText(clientStatus(type))).toBe(text),
);

it('who has no name is called by the address', () => {
  expect([clientName(maya), clientName({ ...maya, first_name: '', last_name: '' })]).toEqual([
    'Maya Brooks',
    'maya@example.com',
  ]);
});
