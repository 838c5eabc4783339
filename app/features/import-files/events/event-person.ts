import { importFileLimits } from '../import-file-limits.ts';
import { cellText, visibleText } from '../text/cell-text.ts';
import { joinLines } from '../text/join-lines.ts';
import { nameKey } from '../name-key.ts';

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
/** Begins only behind what no email has, and each repetition ends at a sign of its own: the time it takes is linear. */
const emailPattern = /(?<![^\s<>"'(),;:@])[^\s<>"'(),;:@]{1,64}@(?:[^\s<>"'(),;:@.]{1,63}\.){1,10}[a-z]{2,63}/i;
/** What stands between a service and a name in a title. */
const between = /\s+[-–—|/]\s+|:\s+|\s+with\s+|\s+for\s+|,\s+/i;

/** Tells from the texts of an event whom it is with, where, and which of one's own services it is. */
export function personOfEvent(texts: Texts, services: readonly string[]): EventPerson {
  const description = plainText(texts.description);
  const searched = visibleText(searchedPart(description));
  const title = cellText(texts.summary.replaceAll(/\s+/g, ' '), importFileLimits.eventCellCharactersMaximum);
  const [guest, another] = texts.guests;
  const invited = another ? undefined : guest;
  const { name, service } = titleParts(title, services);
  return {
    name: invited?.name && !invited.name.includes('@') ? invited.name : name,
    email: invited?.email ?? emailPattern.exec(searched)?.[0] ?? '',
    phone: (phonePattern.exec(searched) ?? phonePattern.exec(title))?.[0].trim() ?? '',
    address: joinLines(texts.location),
    note: description,
    service,
  };
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

/** Where a description begins, without the word at which it is cut. */
function searchedPart(description: string): string {
  const { descriptionCharactersSearched: maximum } = importFileLimits;
  if (description.length <= maximum) return description;
  const part = description.slice(0, maximum);
  return part.slice(0, Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n')) + 1);
}

/** "Haircut - Robin Miller" is a service and a name, in either order; a title without a service is a name. */
function titleParts(title: string, services: readonly string[]): { name: string; service: string } {
  const withoutPhone = title.replace(phonePattern, '').trim();
  const parts = withoutPhone.split(between).map((part) => part.trim());
  const keys = new Set(services.map(nameKey));
  const named = parts.find((part) => keys.has(nameKey(part)));
  if (named !== undefined && parts.length > 1)
    return { service: named, name: parts.filter((part) => part !== named && part !== '').join(' ') };
  const whole = nameKey(withoutPhone);
  for (const service of services) {
    const key = nameKey(service);
    if (whole.startsWith(`${key} `)) return { service, name: withoutPhone.slice(service.length).trim() };
    if (whole.endsWith(` ${key}`)) return { service, name: withoutPhone.slice(0, -service.length).trim() };
  }
  return { service: '', name: withoutPhone };
}
