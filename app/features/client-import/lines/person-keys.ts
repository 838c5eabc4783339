import { nameKey } from '#app/features/import-files/name-key.ts';

/** Somebody in a file, in the list of clients or in the calendar. */
export type Person = { name: string; email: string | null; phone: string | null };

/** Somebody a professional has already, with an address if there is one. */
export type KnownPerson = Person & { location: string | null };

/** The digits of a phone number without the country code of the US; "" if there is none. */
export function phoneKey(phone: string | null): string {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Whether two are the same by email or phone, or by name where one of them has neither in common with the other. */
export function isSamePerson(one: Person, other: Person): boolean {
  return hasSameEmail(one, other) || hasSamePhone(one, other) || nameKey(one.name) === nameKey(other.name);
}

/**
 * Merges two lists in which one person may stand twice, who was imported and has booked since: what one entry lacks, the
 * other adds.
 */
export function mergePeople(some: readonly KnownPerson[], others: readonly KnownPerson[]): KnownPerson[] {
  return [...completedFrom(some, others), ...completedFrom(others, some)];
}

function completedFrom(people: readonly KnownPerson[], others: readonly KnownPerson[]): KnownPerson[] {
  const index = new PeopleIndex(others);
  return people.map((person) => {
    const same = index.byEmail(person.email) ?? index.byPhone(person.phone);
    if (!same || !isSameContact(person, same)) return person;
    const { email, phone, location } = same;
    return {
      ...person,
      email: person.email ?? email,
      phone: person.phone ?? phone,
      location: person.location ?? location,
    };
  });
}

/** Whether two entries are one person for sure: people of one household can share a phone, but hardly a name or an email. */
function isSameContact(one: Person, other: Person): boolean {
  return hasSameEmail(one, other) || (hasSamePhone(one, other) && nameKey(one.name) === nameKey(other.name));
}

function hasSameEmail(one: Person, other: Person): boolean {
  return one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
}

function hasSamePhone(one: Person, other: Person): boolean {
  return phoneKey(one.phone) !== '' && phoneKey(one.phone) === phoneKey(other.phone);
}

/** Finds people by email and phone, and by a name that only one of them has. */
export class PeopleIndex<Of extends Person> {
  private readonly emails = new Map<string, Of>();
  private readonly phones = new Map<string, Of>();
  private readonly names = new Map<string, Of | null>();

  constructor(people: readonly Of[] = []) {
    for (const person of people) this.add(person);
  }

  add(person: Of): void {
    if (person.email !== null) this.emails.set(person.email.toLowerCase(), person);
    if (phoneKey(person.phone) !== '') this.phones.set(phoneKey(person.phone), person);
    const name = nameKey(person.name);
    const named = this.names.get(name);
    const isFree = named === undefined || (named !== null && isSameContact(named, person));
    this.names.set(name, isFree ? person : null);
  }

  byEmail(email: string | null): Of | undefined {
    return email === null ? undefined : this.emails.get(email.toLowerCase());
  }

  byPhone(phone: string | null): Of | undefined {
    return phoneKey(phone) === '' ? undefined : this.phones.get(phoneKey(phone));
  }

  byName(name: string): Of | undefined {
    return this.names.get(nameKey(name)) ?? undefined;
  }
}
