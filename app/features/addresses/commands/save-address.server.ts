import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { addressErrors } from '../addresses.errors.ts';
import { addressLimits } from '../address-limits.ts';
import type { AddressInput } from '../address.schema.ts';
import { addressesStore } from '../addresses-store.server.ts';
import { toAddressRow } from '../address-row.server.ts';
import { toAddressDto, type AddressDto } from '../queries/list-addresses.server.ts';

/**
 * Saves an address. Saving the same place again changes its name and notes, so a repeated request saves it once.
 * @throws AppError account_unfinished or too_many_addresses
 */
export async function saveAddress(viewer: Viewer, input: AddressInput): Promise<AddressDto> {
  if (!viewer.profile) throw new AppError(addressErrors.account_unfinished);
  const row = toAddressRow(input);
  return inTransaction(async (trx) => {
    await lockSubject(trx, `addresses ${viewer.id}`);
    const saved = await addressesStore.findByLocation(trx, viewer.id, row.location);
    if (saved) return toAddressDto(await addressesStore.update(trx, viewer.id, saved.id, row));
    const count = await addressesStore.count(trx, viewer.id);
    if (count >= addressLimits.addressesMaximum) throw new AppError(addressErrors.too_many_addresses);
    return toAddressDto(await addressesStore.insert(trx, { ...row, profile_id: viewer.id }));
  });
}
