import type { NewClient } from '#app/features/added-clients/commands/add-clients.server.ts';
import { addedClientLimits } from '#app/features/added-clients/added-client-limits.ts';
import type { ImportFacts } from './import-facts.ts';
import { LineProblem, type LineWord } from './inspected-line.ts';
import type { ReadLine } from './line-cells.ts';
import { PeopleIndex } from './person-keys.ts';
import { readClient } from './read-client.server.ts';

const messages = {
  name: 'There is no name.',
  contact: 'There is no email and no phone number.',
  full: `You can have up to ${addedClientLimits.clientsMaximum.toLocaleString('en-US')} clients of your own.`,
} as const;

/** Inspects the people of a file one after the other, and remembers them to find those it names again. */
export class ClientLines {
  private readonly known: PeopleIndex<NewClient>;
  private readonly seen = new PeopleIndex<NewClient & { number: number }>();
  private readonly word: LineWord;
  private left: number;

  constructor({ people, clientsLeft }: Pick<ImportFacts, 'people' | 'clientsLeft'>, word: LineWord) {
    this.word = word;
    this.known = new PeopleIndex(people.map((person) => ({ ...person, note: null })));
    this.left = clientsLeft;
  }

  /** @throws LineProblem if the line adds nobody */
  inspect({ cells, client: peeked, line: { number } }: ReadLine): { client: NewClient; addsClient: true } {
    const client = readClient(cells, peeked);
    assertReachable(client);
    const same = this.findSame(client);
    if (same !== undefined) throw new LineProblem('duplicate', same);
    this.add(client, number);
    return { client, addsClient: true };
  }

  /** Adds what is known about somebody whom the professional has already: by email or phone, else by a name of their own. */
  complete(client: NewClient): NewClient {
    const known =
      this.known.byEmail(client.email) ??
      this.known.byPhone(client.phone) ??
      (client.email === null && client.phone === null ? this.known.byName(client.name) : undefined);
    if (!known) return client;
    const { name, email, phone, location } = known;
    return {
      ...client,
      name: client.name || name,
      email: client.email ?? email,
      phone: client.phone ?? phone,
      location: client.location ?? location,
    };
  }

  /** @returns whether somebody is neither known nor in the file before; then they are from now on */
  addIfNew(client: NewClient, number: number): boolean {
    if (this.left <= 0 || this.findSame(client) !== undefined) return false;
    this.add(client, number);
    return true;
  }

  /** Whom somebody is the same as, in words; undefined if nobody. */
  private findSame(client: NewClient): string | undefined {
    const [email, phone] = [this.known.byEmail(client.email), this.known.byPhone(client.phone)];
    if (email) return `${email.name} in your clients has this email.`;
    if (phone) return `${phone.name} in your clients has this phone number.`;
    const [sameEmail, samePhone] = [this.seen.byEmail(client.email), this.seen.byPhone(client.phone)];
    if (sameEmail) return `It has the same email as ${this.word} ${sameEmail.number}.`;
    return samePhone ? `It has the same phone number as ${this.word} ${samePhone.number}.` : undefined;
  }

  private add(client: NewClient, number: number): void {
    if (this.left <= 0) throw new LineProblem('error', messages.full);
    this.left -= 1;
    this.seen.add({ ...client, number });
  }
}

/** @throws LineProblem without a name, or without a way to reach them */
export function assertReachable({ name, email, phone }: NewClient): void {
  if (name === '') throw new LineProblem('error', messages.name);
  if (email === null && phone === null) throw new LineProblem('error', messages.contact);
}
