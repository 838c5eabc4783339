import { personalKeys } from '#app/lib/browser/browser-storage.ts';
import { isPlainDate } from '#app/lib/dates/plain-date.ts';

/** The selections on the booking page; an empty string means not chosen yet. */
export interface BookingChoices {
  professionalId: string;
  serviceId: string;
  date: string;
  time: string;
  location: string;
}

export const noChoices: BookingChoices = { professionalId: '', serviceId: '', date: '', time: '', location: '' };

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads the selections from the page's URL; invalid values are dropped. */
export function choicesOfSearch(search: URLSearchParams): BookingChoices {
  const take = (name: string, isMeant: (text: string) => boolean) => {
    const value = search.get(name)?.trim() ?? '';
    return isMeant(value) ? value : '';
  };
  return {
    professionalId: take('pro', (text) => idPattern.test(text)),
    serviceId: take('service', (text) => idPattern.test(text)),
    date: take('date', isPlainDate),
    time: take('time', (text) => timePattern.test(text)),
    location: '',
  };
}

/**
 * Returns the page's query string for these selections. The service address is left out, because URLs end up in logs.
 */
export function searchOfChoices(choices: BookingChoices, name: string): string {
  const search = new URLSearchParams();
  const parts = {
    pro: choices.professionalId,
    service: choices.serviceId,
    name,
    date: choices.date,
    time: choices.time,
  };
  for (const [key, value] of Object.entries(parts)) if (value) search.set(key, value);
  return search.toString();
}

/**
 * Merges selections: the URL wins, those stored in this browser tab fill the gaps, with service, date and time only
 * for the same professional.
 */
export function mergedChoices(fromSearch: BookingChoices, kept: BookingChoices | undefined): BookingChoices {
  if (!kept) return fromSearch;
  const sameProfessional = !fromSearch.professionalId || fromSearch.professionalId === kept.professionalId;
  if (!sameProfessional) return { ...fromSearch, location: kept.location };
  const date = fromSearch.date || kept.date;
  return {
    professionalId: fromSearch.professionalId || kept.professionalId,
    serviceId: fromSearch.serviceId || kept.serviceId,
    date,
    time: fromSearch.time || (date === kept.date ? kept.time : ''),
    location: kept.location,
  };
}

/** Returns what was chosen since. */
export function changesBetween(before: BookingChoices, now: BookingChoices): Partial<BookingChoices> {
  const names = Object.keys(noChoices) as (keyof BookingChoices)[];
  return Object.fromEntries(names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]));
}

/**
 * Takes up what was proposed on the strength of the selections `seen`. What the visitor chose since stands, and a time
 * with its day.
 */
export function takeUp(proposed: Partial<BookingChoices>, seen: BookingChoices, now: BookingChoices): BookingChoices {
  const chosen = changesBetween(seen, now);
  return { ...now, ...proposed, ...chosen, ...(chosen.time ? { date: now.date } : {}) };
}

/** Returns the stored selections, or undefined. Storage that is unavailable or holds something else counts as empty. */
export function savedChoices(storage: Pick<Storage, 'getItem'>): BookingChoices | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(personalKeys.booking) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const entries = Object.keys(noChoices).map((key) => [key, textOf((kept as Record<string, unknown>)[key])]);
    return Object.fromEntries(entries) as unknown as BookingChoices;
  } catch {
    return undefined;
  }
}

export function saveChoices(storage: Pick<Storage, 'setItem'>, choices: BookingChoices): void {
  try {
    storage.setItem(personalKeys.booking, JSON.stringify(choices));
  } catch {
    return;
  }
}

export function clearChoices(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(personalKeys.booking);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
