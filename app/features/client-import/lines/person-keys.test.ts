import { expect, it } from 'vitest';
import { type KnownPerson, mergePeople, PeopleIndex } from './person-keys.ts';

const person = (name: string, known: Partial<KnownPerson> = {}): KnownPerson => ({
  name,
  email: null,
  phone: null,
  location: null,
  ...known,
});
const email = 'robin@example.com';
const phone = '(512) 555-0142';
const location = '1 Pine St, Austin, TX 78701';
const merged = (added: KnownPerson, booked: KnownPerson) => new PeopleIndex(mergePeople([added], [booked]));

it.each([
  ['their email', { email, location }, { email: 'Robin@Example.com', phone }],
  ['their phone', { phone: '1-512-555-0142', location }, { email, phone }],
  ['their phone, under another email', { email: 'old@example.com', phone, location }, { email, phone }],
])('who was imported and has booked since is one person by %s', (_, added, booked) => {
  const people = merged(person('Robin Miller', added), person('robin miller', booked));
  for (const found of [people.byEmail(email), people.byPhone(phone), people.byName('Robin Miller')])
    expect(found).toMatchObject({ email: expect.any(String), phone: expect.any(String), location });
});

it('two of one name are found by it only if they are one person', () => {
  expect(merged(person('Robin', { email }), person('Robin', { phone })).byName('Robin')).toBeUndefined();
});

it('two who share a phone keep their own emails and addresses', () => {
  const household = merged(person('Ann', { phone, location }), person('Bob', { email, phone }));
  expect(household.byName('Ann')).toEqual(person('Ann', { phone, location }));
  expect(household.byEmail(email)).toEqual(person('Bob', { email, phone }));
  const people = merged(person('Ann', { email: 'ann@example.com', phone, location }), person('Bob', { email, phone }));
  expect(people.byName('Bob')).toEqual(person('Bob', { email, phone }));
  expect(people.byEmail('ann@example.com')).toMatchObject({ name: 'Ann', location });
});
