import { addedClientLimits } from '#app/features/added-clients/added-client-limits.ts';
import { nameKey } from '../lines/person-keys.ts';

/** What an event says about a visit, as far as it can be told. */
export type EventPerson = {
  name: string;
  email: string;
  phone: string;
  address: string;
  note: string;
  service: string;
};

type Texts = {
  summary: string;
  location: string;
  description: string;
  guests: readonly { name: string; email: string }[];
};

const phonePattern = /(?<![\d-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?![\d-])/;
const emailPattern = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[a-z]{2,}/i;
/** What stands between a service and a name in a title. */
const between = /\s+[-–—|/]\s+|:\s+|\s+with\s+|\s+for\s+|,\s+/i;

/** Tells from the texts of an event whom it is with, where, and which of one's own services it is. */
export function personOfEvent(texts: Texts, services: readonly string[]): EventPerson {
  const description = plainText(texts.description);
  const [guest, another] = texts.guests;
  const invited = another ? undefined : guest;
  const { name, service } = titleParts(texts.summary.replaceAll(/\s+/g, ' '), services);
  return {
    name: invited?.name && !invited.name.includes('@') ? invited.name : name,
    email: invited?.email ?? emailPattern.exec(description)?.[0] ?? '',
    phone: (phonePattern.exec(description) ?? phonePattern.exec(texts.summary))?.[0].trim() ?? '',
    address: texts.location.replaceAll(/\s*[\r\n]+\s*/g, ', '),
    note: description.slice(0, addedClientLimits.noteMaximum),
    service,
  };
}

/** "Haircut - Robin Miller" is a service and a name, in either order; a title without a service is a name. */
function titleParts(title: string, services: readonly string[]): { name: string; service: string } {
  const withoutPhone = title.replace(phonePattern, '').trim();
  const parts = withoutPhone.split(between).map((part) => part.trim());
  const named = parts.find((part) => services.some((service) => nameKey(service) === nameKey(part)));
  if (named !== undefined && parts.length > 1)
    return { service: named, name: parts.filter((part) => part !== named && part !== '').join(' ') };
  for (const service of services) {
    const [key, whole] = [nameKey(service), nameKey(withoutPhone)];
    if (whole.startsWith(`${key} `)) return { service, name: withoutPhone.slice(service.length).trim() };
    if (whole.endsWith(` ${key}`)) return { service, name: withoutPhone.slice(0, -service.length).trim() };
  }
  return { service: '', name: withoutPhone };
}

/** Some calendars write descriptions as HTML; nothing of it is kept but its text. */
function plainText(description: string): string {
  return description
    .replaceAll(/<br\s*\/?>|<\/p>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
}
