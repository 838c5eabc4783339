import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import type { addressAnswer } from '../answers/addresses.server.ts';
import { addressesStore, type AddressRow } from '../addresses-store.server.ts';

export type AddressDto = z.infer<typeof addressAnswer>;

/** Lists a person's own addresses, the one booked or saved last first. */
export async function listAddresses(ownerId: string): Promise<AddressDto[]> {
  return (await addressesStore.listByOwner(database(), ownerId)).map(toAddressDto);
}

/** An address for its owner. */
export function toAddressDto({
  id,
  name,
  street,
  unit,
  city,
  state,
  zip,
  location,
  arrival_notes,
}: AddressRow): AddressDto {
  return { id, name, street, unit, city, state, zip, location, arrival_notes };
}
