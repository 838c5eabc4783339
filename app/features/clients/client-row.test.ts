import { describe, expect, it } from 'vitest';
import { clientName, clientStatus, matchesClient, searchedDigits, statusText } from './client-row.ts';
import { proves } from '#tests/support/proves.ts';

const maya = { first_name: 'Maya', last_name: 'Brooks', email: 'maya@example.com', phone: '(512) 555-0101' };

describe('searching clients', () => {
  for (const [proof, search] of [
    [proves('PDASH-042'), 'may'],
    [proves('PDASH-042'), 'MAYA BR'],
    [proves('PDASH-042'), '  brooks '],
    [proves('PDASH-043'), 'example.com'],
    [proves('PDASH-043'), 'MAYA@'],
    [proves('PDASH-044'), '555-0101'],
    [proves('PDASH-044'), '5125550101'],
    [proves('PDASH-044'), '512.555'],
    [proves('PDASH-044'), '(512)'],
  ] as const)
    it(`finds a client by "${search}"`, proof, () => expect(matchesClient(maya, search)).toBe(true));

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

for (const [proof, type, text] of [
  [proves('PDASH-061', 'PDASH-051'), 'client', 'Active'],
  [proves('PDASH-062', 'PDASH-051'), 'professional', 'Inactive'],
  [proves('PDASH-062', 'PDASH-051'), null, 'Inactive'],
] as const)
  it(`calls a client of the type ${type} ${text}`, proof, () => expect(statusText(clientStatus(type))).toBe(text));

it('who has no name is called by the address', () => {
  expect([clientName(maya), clientName({ ...maya, first_name: '', last_name: '' })]).toEqual([
    'Maya Brooks',
    'maya@example.com',
  ]);
});
