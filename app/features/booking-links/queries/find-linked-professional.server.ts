import { database } from '#app/platform/database/database.server.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { getProfessional } from '#app/features/professionals/queries/get-professional.server.ts';
import { bookingLinksStore } from '../booking-links-store.server.ts';
import { isLinkName } from '../link-name.ts';

/**
 * Returns the professional a short address leads everybody to. Undefined for an unknown name and for one whose profile
 * is not listed: both look the same.
 */
export async function findLinkedProfessional(typed: string): Promise<string | undefined> {
  const name = typed.toLowerCase();
  if (!isLinkName(name)) return undefined;
  const id = await bookingLinksStore.findProfessional(database(), name);
  if (id === undefined) return undefined;
  return getProfessional(id, undefined).then(
    () => id,
    (error: unknown) => {
      if (isErrorOf(error, professionalErrors.professional_not_found)) return undefined;
      throw error;
    },
  );
}
