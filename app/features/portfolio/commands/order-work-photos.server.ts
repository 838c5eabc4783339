import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { workPhotosStore } from '../work-photos-store.server.ts';
import { lockPortfolio } from './lock-portfolio.server.ts';
import { publishProfessionalChange } from '#app/features/professionals/commands/publish-professional-change.server.ts';

/**
 * Saves the order of the portfolio, the main photo first (API-032). Photos not in `ids` go to the end: another tab
 * has added them meanwhile. Photos removed meanwhile are skipped. `base` is the order that was shown before.
 * @returns the resulting order
 * @throws AppError work_photo_not_found for an id that was never in this portfolio; order_changed since it was read
 */
export async function orderWorkPhotos(
  professionalId: string,
  { ids, base }: { ids: string[]; base?: string[] | undefined },
): Promise<string[]> {
  return inTransaction(async (trx) => {
    await lockPortfolio(trx, professionalId);
    const known = new Set(await workPhotosStore.listAllIds(trx, professionalId));
    if (ids.some((id) => !known.has(id))) throw new AppError(professionalErrors.work_photo_not_found);
    const present = (await workPhotosStore.list(trx, professionalId)).map(({ id }) => id);
    const wanted = mergedOrder(ids, present);
    if (wanted.join() === present.join()) return present;
    if (base && isReordered(base, present)) throw new AppError(professionalErrors.order_changed);
    await workPhotosStore.setOrder(trx, professionalId, wanted);
    await publishProfessionalChange(trx, professionalId);
    return wanted;
  });
}

function mergedOrder(ids: readonly string[], present: readonly string[]): string[] {
  const named = [...new Set(ids)].filter((id) => present.includes(id));
  return [...named, ...present.filter((id) => !named.includes(id))];
}

/**
 * Reports whether the photos that were shown and still exist are in a different order; additions and deletions do not
 * count.
 */
function isReordered(seen: readonly string[], present: readonly string[]): boolean {
  const left = seen.filter((id) => present.includes(id));
  return left.join() !== present.filter((id) => left.includes(id)).join();
}
