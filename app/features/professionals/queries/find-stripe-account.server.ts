import { database, type Connection } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** A professional's Stripe account and its status, for the owner and for rooms below. */
export type StripeAccountOwner = {
  id: string;
  time_zone: string;
  stripe_account_id: string | null;
  stripe_account_status: string | null;
};

/** Returns the Stripe account of a profile's professional record; undefined without a record. */
export async function findOwnStripeAccount(profileId: string): Promise<StripeAccountOwner | undefined> {
  return toOwner(await professionalsStore.findByProfileId(database(), profileId));
}

/** Returns the same by the professional's id; undefined if the record is gone. */
export async function findStripeAccountOf(
  db: Connection,
  professionalId: string,
): Promise<StripeAccountOwner | undefined> {
  return toOwner(await professionalsStore.findById(db, professionalId));
}

/** Returns the professional of a Stripe account; undefined if no one here has it. */
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
