import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import type { NewClient } from '#app/features/added-clients/commands/add-clients.server.ts';
import type { ImportedVisit } from '#app/features/bookings/by-hand/commands/import-visits.server.ts';
import { isInTheWay, type PlacedTime } from '#app/features/bookings/by-hand/taken-time.ts';
import { assertReachable, type ClientLines } from './client-lines.server.ts';
import type { ImportChoices } from './import-choices.ts';
import type { ImportFacts, ImportService } from './import-facts.ts';
import { LineProblem, type LineWord, ServiceMissing } from './inspected-line.ts';
import type { LineCells, ReadLine } from './line-cells.ts';
import { nameKey } from '#app/features/import-files/name-key.ts';
import { isSamePerson } from './person-keys.ts';
import { readClient } from './read-client.server.ts';
import { readVisitTime } from './visit-time.ts';

const messages = {
  location: 'There is no address.',
  zip: 'The address needs a ZIP code.',
  there: 'It is in your calendar already.',
  booked: 'You already have something at this time.',
  blocked: 'You have blocked this time.',
} as const;

/** A visit of the file that is added. */
type PlacedVisit = ImportedVisit & { number: number };

/** Inspects the visits of a file one after the other: against what is in the calendar, and against each other. */
export class VisitLines {
  private readonly facts: ImportFacts;
  private readonly choices: ImportChoices;
  private readonly clients: ClientLines;
  private readonly word: LineWord;
  /** The first of each name. */
  private readonly servicesByName: ReadonlyMap<string, ImportService>;
  private readonly placed: PlacedVisit[] = [];

  constructor(facts: ImportFacts, choices: ImportChoices, clients: ClientLines, word: LineWord) {
    this.word = word;
    this.facts = facts;
    this.choices = choices;
    this.clients = clients;
    this.servicesByName = new Map(facts.services.toReversed().map((service) => [nameKey(service.name), service]));
  }

  /** @throws LineProblem if the line adds no visit */
  inspect({ cells, client: peeked, line: { number }, position }: ReadLine) {
    const { start, minutes } = readVisitTime(cells, this.facts);
    const client = this.clients.complete(readClient(cells, peeked));
    const location = assertVisitable(client);
    const service = this.serviceOf(cells, position);
    const end = start + (minutes ?? service.duration);
    const time = { start, end, busyUntil: end + service.buffer };
    this.refuseTaken(time, client);
    const { name: client_name, email, phone, note } = client;
    const visit = {
      ...time,
      service_id: service.id,
      service_name: service.name,
      client_name,
      email,
      phone,
      location,
      note,
    };
    this.placed.push({ ...visit, number });
    const addsClient = this.choices.adds_clients && this.clients.addIfNew(client, number);
    // What is said about the visit is not said about the person.
    return { client: { ...client, note: null }, visit, addsClient };
  }

  private serviceOf(cells: LineCells, position: number): ImportService {
    const { services } = this.facts;
    const chosen = this.choices.services[position];
    const named = nameKey(cells.read('service'));
    const found =
      services.find(({ id }) => id === chosen) ??
      (named === '' ? undefined : this.servicesByName.get(named)) ??
      services.find(({ id }) => id === this.choices.service_id);
    if (!found) throw new ServiceMissing();
    return found;
  }

  private refuseTaken(time: PlacedTime, client: NewClient): void {
    const inTheWay = this.facts.taken.filter((taken) => isInTheWay(taken, time));
    const isSame = ({ start, person }: (typeof inTheWay)[number]) =>
      start === time.start && person !== null && isSamePerson(person, client);
    if (inTheWay.some(isSame)) throw new LineProblem('duplicate', messages.there);
    const [obstacle] = inTheWay;
    if (obstacle) throw new LineProblem('error', messages[obstacle.reason]);
    const other = this.placed.find(({ start, busyUntil }) => start < time.busyUntil && busyUntil > time.start);
    if (!other) return;
    if (other.start === time.start && isSamePerson({ ...other, name: other.client_name }, client))
      throw new LineProblem('duplicate', `It is the same visit as in ${this.word} ${other.number}.`);
    throw new LineProblem('error', `It overlaps with the visit in ${this.word} ${other.number}.`);
  }
}

/** @throws LineProblem unless somebody can be reached and lives at an address that can be driven to */
function assertVisitable(client: NewClient): string {
  assertReachable(client);
  if (client.location === null) throw new LineProblem('error', messages.location);
  if (findPostalCode(client.location) === null) throw new LineProblem('error', messages.zip);
  return client.location;
}
