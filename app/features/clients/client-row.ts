import type * as z from 'zod/mini';
import type { clientRowAnswer, clientListAnswer } from './answers/clients.server.ts';

/** Active if the profile's type is client, otherwise inactive (PDASH-061, OPEN-09). */
export type ClientStatus = 'active' | 'inactive';

/** Somebody who booked a professional, as that professional sees them (PDASH-063 to PDASH-071). */
export type ClientRow = z.infer<typeof clientRowAnswer>;

export type ClientList = z.infer<typeof clientListAnswer>;

export function clientStatus(profileType: string | null): ClientStatus {
  return profileType === 'client' ? 'active' : 'inactive';
}

/** Returns a client's name, "Maya Brooks"; without one, their email if known. */
export function clientName({
  first_name,
  last_name,
  email,
}: Pick<ClientRow, 'first_name' | 'last_name' | 'email'>): string {
  return `${first_name} ${last_name}`.trim() || email || 'Client';
}

/** Returns an email or phone number, or why there is none. */
export function contactTextOf({ contact_shared }: Pick<ClientRow, 'contact_shared'>, value: string): string {
  return value || (contact_shared ? 'Not given' : 'Shared once paid');
}

/** Reports whether name, email or phone contain the search text; phones also match by digits alone. */
export function matchesClient(
  client: Pick<ClientRow, 'first_name' | 'last_name' | 'email' | 'phone'>,
  search: string,
): boolean {
  const term = search.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const texts = [`${client.first_name} ${client.last_name}`, client.email, client.phone];
  if (texts.some((text) => text.toLowerCase().includes(term))) return true;
  const digits = searchedDigits(term);
  return digits !== '' && client.phone.replaceAll(/\D/g, '').includes(digits);
}

/** Returns the digits of a search that can only be a phone number: "(512) 555-01" is "51255501"; otherwise "". */
export function searchedDigits(search: string): string {
  return /^[\d\s().+-]+$/.test(search) ? search.replaceAll(/\D/g, '') : '';
}

export function statusText(status: ClientStatus): string {
  return status === 'active' ? 'Active' : 'Inactive';
}
