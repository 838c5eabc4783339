import { locationOf } from './address.ts';
import type { AddressInput } from './address.schema.ts';

/** The columns of an address that its owner decides. */
export function toAddressRow({ arrivalNotes, ...address }: AddressInput) {
  return { ...address, arrival_notes: arrivalNotes, location: locationOf(address) };
}
