import { describe, expect, it } from 'vitest';
import { importFileLimits } from '../import-file-limits.ts';
import { personOfEvent } from './event-person.ts';

const person = (texts: Partial<Parameters<typeof personOfEvent>[0]>, services: readonly string[] = ['Haircut']) =>
  personOfEvent({ summary: '', location: '', description: '', guests: [], ...texts }, services);

describe('the email in a description', () => {
  it.each([
    ['Write to robin@example.com.', 'robin@example.com'],
    ['<a href="mailto:robin@example.com">Robin</a> (robin.m+x@mail.example.co.uk)', 'robin.m+x@mail.example.co.uk'],
    ['robin@salon@example.com', 'salon@example.com'],
    ['robin@example, robin@example.c0m, @example.com', ''],
    [`${'a'.repeat(65)}@example.com`, ''],
  ])('%j is %j', (description, email) => expect(person({ description }).email).toBe(email));
});

it('what nobody sees is no part of an email, a phone number or a service', () => {
  const description = 'Write to \u202arobin@example.com\u202c or\t(512) 555\u200b-0142';
  expect(person({ summary: '\u200eHaircut\u200b - Robin', description })).toMatchObject({
    email: 'robin@example.com',
    phone: '(512) 555-0142',
    name: 'Robin',
    service: 'Haircut',
  });
});

describe('a long event', () => {
  const { descriptionCharactersSearched: searched, eventCellCharactersMaximum: maximum } = importFileLimits;
  const contact = ' robin@example.com (512) 555-0142';

  it('has its contact where its description begins', () => {
    const words = 'a@'.repeat((searched - contact.length) / 2);
    expect(person({ description: `${words}${contact}` })).toMatchObject({
      email: 'robin@example.com',
      phone: '(512) 555-0142',
    });
    expect(person({ description: `${'a@'.repeat(searched / 2)}${contact}` })).toMatchObject({
      email: '',
      phone: '',
    });
  });

  it('has no contact that ends where the search does', () => {
    const words = '-'.repeat(searched - ' robin@example.co'.length);
    expect(person({ description: `${words} robin@example.com` }).email).toBe('');
  });

  it('has a title of which no more is read than a cell can have', () => {
    expect(person({ summary: 'a, '.repeat(20_000) }).name).toHaveLength(maximum);
    expect(person({ summary: `${'a, '.repeat(400)}Haircut` }).service).toBe('');
  });
});

it('a place of several lines is an address in one', () => {
  const location = ' 1100 Congress Ave \r\n\r\n Apt 4 \n\t Austin, TX 78701';
  expect(person({ location }).address).toBe('1100 Congress Ave, Apt 4, Austin, TX 78701');
});

describe('a title', () => {
  it.each([
    ['Haircut - Robin Miller', 'Haircut', 'Robin Miller'],
    ['Robin Miller | HAIRCUT', 'HAIRCUT', 'Robin Miller'],
    ['haircut with Robin (512) 555-0142', 'haircut', 'Robin'],
    ['Robin haircut', 'Haircut', 'Robin'],
    ['Robin Miller', '', 'Robin Miller'],
    ['Haircut', '', 'Haircut'],
  ])('%j is %j of %j', (summary, service, name) => expect(person({ summary })).toMatchObject({ service, name }));
});
