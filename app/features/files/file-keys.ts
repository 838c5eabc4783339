import type { BucketName } from './buckets.ts';

/** Where the bytes of a file lie in the file store. */
export const fileKeys = {
  folder: (bucket: BucketName, id: string) => `${bucket}/${id}`,
  /** A picture as it was uploaded; never served. */
  original: (bucket: BucketName, id: string) => `${bucket}/${id}/original`,
  /** A document as it is served: a PDF as uploaded, a picture rendered anew. */
  document: (bucket: BucketName, id: string) => `${bucket}/${id}/document`,
  rendering: (bucket: BucketName, id: string, width: number, format: 'avif' | 'webp') => `${bucket}/${id}/${width}.${format}`,
} as const;
