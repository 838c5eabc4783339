const mebibyte = 1024 * 1024;

/** What the bytes of a file may be; the name's ending has to say the same. */
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
  /** Whether everybody may read. */
  public: boolean;
  /** Bytes; a file of exactly this size is accepted (OPEN-48). */
  sizeLimit: number;
  kinds: readonly FileKind[];
  /** Whether a file may take the place of another of the same path. */
  upsert: boolean;
};

/**
 * The three buckets (document 1, section 7; document 2, section 5). professional-documents holds certificates and
 * insurance, so it is private although the documents say public (OPEN-10). SVG is rasterised, never served (OPEN-48).
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
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof buckets;
export type PublicBucketName = {
  [Name in BucketName]: (typeof buckets)[Name]['public'] extends true ? Name : never;
}[BucketName];

export const bucketNames = Object.keys(buckets) as BucketName[];

export function isBucketName(name: string): name is BucketName {
  return Object.hasOwn(buckets, name);
}

/** Seconds that a browser may keep an uploaded picture (STORE-012). */
export const uploadCacheSeconds = 3_600;

export const fileLimits = {
  /** How many objects a listing answers unless told otherwise (STORE-027). */
  listed: 100,
  listedAtMost: 1_000,
  /** Seconds that a signed address lives unless told otherwise (STORE-021), and at most. */
  signedSeconds: 60,
  signedSecondsAtMost: 3_600,
  /** What one account may keep in all. */
  bytesOfAccount: 500 * mebibyte,
  /** Pixels of the largest picture that is decoded: a flood of pixels fits into few bytes. */
  pixels: 50_000_000,
  pdf: {
    /** What opening a document and rendering one of its pages may take. */
    milliseconds: 15_000,
    /** Bytes, the document's own among them. */
    memory: 256 * mebibyte,
    /** Two threads, as a machine with two cores can bear. A reader who scrolls asks for all pages that are shown. */
    turns: { atOnce: 2, waiting: 200, waitingOfOwner: 50, longestWait: 20_000 },
    /** When to come back where too many documents wait. */
    busySeconds: 10,
    /** Of a rendered page, in pixels: an A4 page at about 170 dots an inch. */
    width: 1_400,
    longestSide: 4_000,
    /** Further pages are there in the original only. */
    pagesShown: 50,
    /** How long the addresses of its pages live: pages further down are fetched when somebody gets there. */
    signedSeconds: 900,
  },
} as const;
