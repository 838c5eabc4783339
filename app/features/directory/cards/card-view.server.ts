import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { findServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { describeCardServices } from '#app/features/directory-entries/answers/card-services.server.ts';
import type { DirectoryCard } from '#app/features/directory-entries/directory-card.ts';
import { pictureOfWidth } from '#app/lib/pictures/picture-sources.ts';
import { describeFreeSlot } from './free-slot.ts';
import type { cardViewAnswer } from '#app/features/directory-entries/answers/directory.server.ts';

const bioShown = 110;
const workPhotoWidth = 480;

/** A card as pages show it: its texts are formatted on the server, so the browser needs no date code for them. */
export type CardView = z.infer<typeof cardViewAnswer>;

/** Cards as they are now, by their saved text: the texts of a free time change on the minute. */
const currentViews = new LRUCache<string, { view: CardView; minute: number }>({ max: 500 });

/** Returns the view of a saved card; the same one while it shows the same, so that its HTML is rendered once. */
export function cardViewOf(saved: string, now: Date): CardView {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = currentViews.get(saved);
  if (known?.minute === minute) return known.view;
  const fresh = toCardView(JSON.parse(saved) as DirectoryCard, now);
  const view = known !== undefined && isDeepStrictEqual(known.view, fresh) ? known.view : fresh;
  currentViews.set(saved, { view, minute });
  return view;
}

export function toCardView(card: DirectoryCard, now: Date): CardView {
  return {
    id: card.id,
    name: card.name,
    tint: findServiceCategory(card.category_ids[0] ?? '')?.tint ?? 'sand',
    image: card.image,
    ...describeCardServices(card),
    bio: card.bio === null ? null : shortened(card.bio),
    location: card.service_area?.trim() || 'Not specified',
    verified: card.verified,
    rating: card.rating,
    reviewCount: card.review_count === 0 ? null : card.review_count,
    freeSlots: freeTimes(card).flatMap((startsAt) => describeFreeSlot(startsAt, card.time_zone, now) ?? []),
    serviceId: card.free_slots?.service_id ?? null,
    workPhoto: card.work_photo === undefined ? null : pictureOfWidth(card.work_photo, workPhotoWidth),
  };
}

/** An entry made before an upgrade knows its next free slot only. */
function freeTimes({ free_slots, next_free_at }: DirectoryCard): readonly string[] {
  return free_slots?.times ?? (next_free_at === null ? [] : [next_free_at]);
}

/** Cuts a bio: only two lines are shown, and the rest would only make the page heavier. */
function shortened(bio: string): string {
  return bio.length <= bioShown ? bio : `${bio.slice(0, bioShown).replace(/\s+\S*$/, '')}…`;
}
