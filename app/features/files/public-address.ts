/** Buckets whose files anybody may read (STORE-004; OPEN-48). */
export type PublicBucket = 'profiles' | 'work-photos';

/** The public address of a file of ours in a public bucket (STORE-024). */
export function publicAddress(bucket: PublicBucket, path: string): string {
  return `/api/storage/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
