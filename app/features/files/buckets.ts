const mebibyte = 1024 * 1024;

/** The file kinds recognized by content; the name's extension must match. */
export const fileKinds = {
  'application/pdf': { endings: ['pdf'], picture: false },
  'image/jpeg': { endings: ['jpg', 'jpeg'], picture: true },
  'image/png': { endings: ['png'], picture: true },
  'image/webp': { endings: ['webp'], picture: true },
  'image/avif': { endings: ['avif'], picture: true },
  'image/gif': { endings: ['gif'], picture: true },
  'image/tiff': { endings: ['tif', 'tiff'], picture: true },
  'image/svg+xml': { endings: ['svg'], picture: true },
} as const;

export type FileKind = keyof typeof fileKinds;

export type Bucket = {
  /** Whether anyone may read its files. */
  public: boolean;
  /** Bytes; a file of exactly this size is accepted (OPEN-48). */
  sizeLimit: number;
  kinds: readonly FileKind[];
  /** Whether an upload may replace a file with the same path. */
  upsert: boolean;
};

/**
 * The buckets; three are documented (document 1, section 7; document 2, section 5). professional-documents holds certificates and
 * insurance, so it is private although the documents say public (OPEN-10). SVG is rasterized, never served (OPEN-48).
 */
export const buckets = {
  'professional-documents': {
    public: false,
    sizeLimit: 20 * mebibyte,
    kinds: ['application/pdf', 'image/jpeg', 'image/png'],
    upsert: false,
  },
  profiles: { public: true, sizeLimit: 10 * mebibyte, kinds: ['image/jpeg', 'image/png'], upsert: true },
  'work-photos': {
    public: true,
    sizeLimit: 5 * mebibyte,
    kinds: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff', 'image/svg+xml'],
    upsert: false,
  },
  // Photos of a visit (ours): in people's homes, so they are private and not open to the team.
  'visit-photos': { public: false, sizeLimit: 10 * mebibyte, kinds: ['image/jpeg', 'image/png'], upsert: false },
  // What two people send each other (ours): theirs alone.
  'message-files': {
    public: false,
    sizeLimit: 10 * mebibyte,
    kinds: ['application/pdf', 'image/jpeg', 'image/png'],
    upsert: false,
  },
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof buckets;
export type PublicBucketName = {
  [Name in BucketName]: (typeof buckets)[Name]['public'] extends true ? Name : never;
}[BucketName];

export const bucketNames = Object.keys(buckets) as BucketName[];

export function isBucketName(name: string): name is BucketName {
  return Object.hasOwn(buckets, name);
}

/** Narrows a bucket's name to those whose files anyone may read. */
export function isPublicBucket(name: BucketName): name is PublicBucketName {
  return buckets[name].public;
}

/** Private files that the team may open to review them. */
export const reviewedBuckets: readonly BucketName[] = ['professional-documents'];

/** Seconds that a browser may cache an uploaded picture (STORE-012). */
export const uploadCacheSeconds = 3_600;

export const fileLimits = {
  /** The default number of objects in a listing (STORE-027). */
  listed: 100,
  listedAtMost: 1_000,
  /** The default lifetime of a signed URL in seconds (STORE-021), and the maximum. */
  signedSeconds: 60,
  signedSecondsAtMost: 3_600,
  /** Bytes that one account may store in total. */
  bytesOfAccount: 500 * mebibyte,
  /** Pixels of the largest picture that is decoded, because a small file can expand to a huge picture. */
  pixels: 50_000_000,
  pdf: {
    /** The time limit for opening a document and rendering one of its pages. */
    milliseconds: 15_000,
    /** Bytes, including the document itself. */
    memory: 256 * mebibyte,
    /**
     * Two threads, which a machine with two cores can handle. A reader who scrolls requests all visible pages at
     * once.
     */
    turns: { atOnce: 2, waiting: 200, waitingOfOwner: 50, longestWait: 20_000 },
    /** Seconds until a retry if too many documents, or SVGs, are waiting. */
    busySeconds: 10,
    /** The width of a rendered page in pixels: an A4 page at about 170 dpi. */
    width: 1_400,
    longestSide: 4_000,
    /** Later pages are only in the original. */
    pagesShown: 50,
    /** Lifetime of the page URLs in seconds: later pages are fetched when a reader scrolls to them. */
    signedSeconds: 900,
  },
  svg: {
    /** The time limit for drawing one, including the start of the process that draws it. */
    milliseconds: 15_000,
    /** Milliseconds of a processor, of which a busy machine gives fewer in that time. */
    processor: 5_000,
    /**
     * Bytes of that process, which begins with about 80 MB. A photo of 12 megapixels inside an SVG takes 280; with one
     * such process at a time, the server and it stay below the 768 MB of deploy/kubernetes.
     */
    memory: 320 * mebibyte,
    turns: { atOnce: 1, waiting: 200, waitingOfOwner: 50, longestWait: 20_000 },
    /** The longest side of the drawing in pixels, about twice the largest size that is shown. */
    longestSide: 2_000,
  },
} as const;
