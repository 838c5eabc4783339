import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { OverlayOptions } from 'sharp';
import { pathOfUrl } from '#app/features/files/public-file-url.ts';
import { openPublicFile } from '#app/features/files/queries/open-file.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { type CardFacts, cardVersion } from './card-facts.server.ts';

/** Rendered pictures by version: every network where a link is shared fetches it within minutes. */
const made = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (picture) => picture.length,
});

const waitingMaximum = 8;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Returns the picture of these facts if it is cached. */
export function cachedCard(facts: CardFacts): Buffer<ArrayBuffer> | undefined {
  return made.get(cardVersion(facts));
}

/**
 * Renders the picture as a JPEG, one at a time: each takes a tenth of a second of a core.
 * @throws AppError too_many_requests if too many are waiting already
 */
export async function renderCard(facts: CardFacts, picturesFolder: string): Promise<Buffer<ArrayBuffer>> {
  if (waiting >= waitingMaximum) throw new AppError(platformErrors.too_many_requests, { retryAfterSeconds: 5 });
  waiting += 1;
  const mine = last.then(() => cachedCard(facts) ?? make(facts, picturesFolder));
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

async function make(facts: CardFacts, picturesFolder: string): Promise<Buffer<ArrayBuffer>> {
  // Imported for the first picture: most processes serve pages for hours before a link is shared.
  const [{ default: sharp }, { drawCard }] = await Promise.all([import('sharp'), import('./draw-card.server.ts')]);
  const layer = (await photoLayer(facts)) ?? (await standingLayer(facts, picturesFolder));
  const picture = (await sharp(Buffer.from(drawCard(facts)))
    .composite(layer ? [layer] : [])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()) as Buffer<ArrayBuffer>;
  made.set(cardVersion(facts), picture);
  return picture;
}

/** Returns an uploaded photo clipped to the arch; undefined for any other picture, and for a deleted one. */
async function photoLayer({ image }: CardFacts): Promise<OverlayOptions | undefined> {
  const path = pathOfUrl('profiles', image);
  if (path === undefined) return undefined;
  const [{ default: sharp }, { archMask, archPlace }] = await Promise.all([
    import('sharp'),
    import('./draw-card.server.ts'),
  ]);
  try {
    const file = await openPublicFile('profiles', path, { format: 'webp', width: archPlace.height });
    const photo = sharp(await buffer(await file.read())).resize(archPlace.width, archPlace.height, { fit: 'cover' });
    const input = await photo
      .composite([{ input: Buffer.from(archMask()), blend: 'dest-in' }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { input, left: archPlace.left, top: archPlace.top };
  } catch (error) {
    log.warn({ err: error }, 'the photo of a social card could not be read');
    return undefined;
  }
}

/** Returns one of our own figures, standing in the arch. */
async function standingLayer(facts: CardFacts, picturesFolder: string): Promise<OverlayOptions | undefined> {
  const standing = await readPortrait(facts, picturesFolder);
  if (!standing) return undefined;
  const [{ default: sharp }, { portraitPlace }] = await Promise.all([import('sharp'), import('./draw-card.server.ts')]);
  const { left, top, side } = portraitPlace;
  const input = await sharp(standing, { density: 120 })
    .resize(side, side, { fit: 'contain', position: 'bottom', background: 'transparent' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

const ownPortrait = /^\/images\/portraits\/([a-z]\d{2})-(?:320|640)\.(?:webp|avif)$/;

/**
 * Reads the figure in the arch: a portrait that ships with the product, else the category's picture. No other URL is
 * ever fetched: it may point to anyone's server.
 */
async function readPortrait({ image, tint }: CardFacts, picturesFolder: string): Promise<Buffer | undefined> {
  const portrait = ownPortrait.exec(image)?.[1];
  const category = serviceCategories.find((candidate) => candidate.tint === tint)?.id;
  const file = portrait ? `images/portraits/${portrait}-640.webp` : `images/categories/${category}.svg`;
  return readFile(path.join(picturesFolder, file)).catch(() => undefined);
}
