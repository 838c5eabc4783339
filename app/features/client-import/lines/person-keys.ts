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
  if (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) return true;
  if (phoneKey(one.phone) !== '' && phoneKey(one.phone) === phoneKey(other.phone)) return true;
  return nameKey(one.name) === nameKey(other.name);
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
    this.names.set(name, this.names.has(name) ? null : person);
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
