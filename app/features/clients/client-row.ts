import type * as z from 'zod/mini';
import type { clientRowAnswer, clientListAnswer } from './answers/clients.server.ts';

/** Active when the profile's type is client, else inactive (PDASH-061, OPEN-09). */
export type ClientStatus = 'active' | 'inactive';

/** Somebody who booked a professional, as that professional reads it (PDASH-063 to PDASH-071). */
export type ClientRow = z.infer<typeof clientRowAnswer>;

export type ClientList = z.infer<typeof clientListAnswer>;

export function clientStatus(profileType: string | null): ClientStatus {
  return profileType === 'client' ? 'active' : 'inactive';
}

/** "Maya Brooks"; the address of who has no name, as far as it is known. */
export function clientName({
  first_name,
  last_name,
  email,
}: Pick<ClientRow, 'first_name' | 'last_name' | 'email'>): string {
  return `${first_name} ${last_name}`.trim() || email || 'Client';
}

/** An e-mail address or a phone number, or why there is none. */
export function contactTextOf({ contact_shared }: Pick<ClientRow, 'contact_shared'>, value: string): string {
  return value || (contact_shared ? 'Not given' : 'Shared once paid');
}

/**
 * Whether name, e-mail or phone contain what was searched for; phones also without what stands between their digits.
 */
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

/** The digits of a search that can only be for a phone: "(512) 555-01" is "51255501"; else none. */
export function searchedDigits(search: string): string {
  return /^[\d\s().+-]+$/.test(search) ? search.replaceAll(/\D/g, '') : '';
}

export function statusText(status: ClientStatus): string {
  return status === 'active' ? 'Active' : 'Inactive';
}
