import type { Transaction } from '#app/platform/database/database.server.ts';
import type { PublicBucketName } from '../buckets.ts';
import { pathOfAddress, publicAddress } from '../public-address.ts';
import { findOwnFile } from './find-own-file.server.ts';

/** The public address of a file that this person uploaded, as it is written; undefined for every other address. */
export async function findOwnAddress(trx: Transaction, bucket: PublicBucketName, address: string, ownerId: string): Promise<string | undefined> {
  const path = pathOfAddress(bucket, address);
  const file = path === undefined ? undefined : await findOwnFile(trx, bucket, path, ownerId);
  return file && publicAddress(bucket, file.path);
}
