import type { BucketName } from './buckets.ts';

/** The storage keys of a file's bytes. */
export const fileKeys = {
  folder: (bucket: BucketName, id: string) => `${bucket}/${id}`,
  /** A picture as it was uploaded; never served. */
  original: (bucket: BucketName, id: string) => `${bucket}/${id}/original`,
  /** A document as it is served: a PDF as uploaded, a picture re-encoded. */
  document: (bucket: BucketName, id: string) => `${bucket}/${id}/document`,
  /** A page of a document as a picture, numbered from 1. */
  page: (bucket: BucketName, id: string, page: number) => `${bucket}/${id}/page-${page}.webp`,
  rendering: (bucket: BucketName, id: string, width: number, format: 'avif' | 'webp') =>
    `${bucket}/${id}/${width}.${format}`,
} as const;
