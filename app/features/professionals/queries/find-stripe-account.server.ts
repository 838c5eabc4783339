import { database, type Connection } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** Whose payments are connected to what, for the owner and for rooms below. */
export type StripeAccountOwner = {
  id: string;
  time_zone: string;
  stripe_account_id: string | null;
  stripe_account_status: string | null;
};

/** The record of a profile; undefined when it has none. */
export async function findOwnStripeAccount(profileId: string): Promise<StripeAccountOwner | undefined> {
  return toOwner(await professionalsStore.findByProfileId(database(), profileId));
}

/** The same by the professional's id; undefined when there is no such record any more. */
export async function findStripeAccountOf(
  db: Connection,
  professionalId: string,
): Promise<StripeAccountOwner | undefined> {
  return toOwner(await professionalsStore.findById(db, professionalId));
}

/** The professional of an account at Stripe; undefined when it is nobody's here. */
export async function findProfessionalOfAccount(
  db: Connection,
  accountId: string,
): Promise<StripeAccountOwner | undefined> {
  return toOwner(await professionalsStore.findByStripeAccount(db, accountId));
}

function toOwner(row: StripeAccountOwner | undefined): StripeAccountOwner | undefined {
  return (
    row && {
      id: row.id,
      time_zone: row.time_zone,
      stripe_account_id: row.stripe_account_id,
      stripe_account_status: row.stripe_account_status,
    }
  );
}
