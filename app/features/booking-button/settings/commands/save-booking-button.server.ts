import { config } from '#app/platform/config/config.server.ts';
import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingButtonErrors } from '../../booking-button.errors.ts';
import { refuseStaleSave } from '#app/platform/errors/refuse-stale-save.ts';
import type { BookingButtonRequest } from '../booking-button.schema.ts';
import { bookingButtonsStore } from '../booking-buttons-store.server.ts';
import { readBookingButton } from '../queries/read-booking-button.server.ts';
import { siteOrigin } from '../site-origin.ts';

/**
 * Saves the button and the sites that may show it, as browsers name them.
 * @throws AppError site_not_allowed under the field `sites`; changed_meanwhile
 */
export async function saveBookingButton(
  professionalId: string,
  { base, ...input }: BookingButtonRequest,
): Promise<void> {
  const allowsLocal = config().APP_ENV === 'local';
  const sites = input.sites.filter((site) => site.trim() !== '').map((site) => siteOrigin(site, allowsLocal));
  const { site_not_allowed } = bookingButtonErrors;
  if (sites.includes(null)) throw new AppError(site_not_allowed, { fields: { sites: site_not_allowed.message } });
  const named = [...new Set(sites.filter((site) => site !== null))];
  const settings = { ...input, sites: named };
  await inTransaction(async (trx) => {
    await lockSubject(trx, professionalId);
    refuseStaleSave(base, settings, await readBookingButton(professionalId, trx));
    await bookingButtonsStore.save(trx, professionalId, settings);
  });
}
