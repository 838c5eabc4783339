import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { addressErrors } from '../addresses.errors.ts';
import type { AddressInput } from '../address.schema.ts';
import { addressesStore } from '../addresses-store.server.ts';
import { arrivalNotesStore } from '../arrival/arrival-notes-store.server.ts';
import { toAddressRow } from '../address-row.server.ts';
import { toAddressDto, type AddressDto } from '../queries/list-addresses.server.ts';

/**
 * Changes a saved address. Changed notes count for visits already booked there; if the place changes, those visits keep
 * the notes of the old one (docs/decisions/057-saved-addresses.md).
 * @throws AppError address_not_found, also for other people's, or address_saved_before
 */
export async function changeAddress(ownerId: string, id: string, input: AddressInput): Promise<AddressDto> {
  const row = toAddressRow(input);
  return inTransaction(async (trx) => {
    await lockSubject(trx, `addresses ${ownerId}`);
    const before = await addressesStore.find(trx, ownerId, id);
    if (!before) throw new AppError(addressErrors.address_not_found);
    if (before.location !== row.location) {
      const other = await addressesStore.findByLocation(trx, ownerId, row.location);
      if (other) throw new AppError(addressErrors.address_saved_before);
      await arrivalNotesStore.copyToVisits(trx, ownerId, before);
    }
    return toAddressDto(await addressesStore.update(trx, ownerId, id, row));
  });
}
