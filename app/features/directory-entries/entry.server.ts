import { listedCategories } from '#app/features/services/catalogue/categories-of-services.ts';
import { findServiceCategory } from '#app/features/services/catalogue/categories.ts';
import { wordsOfCategory } from '#app/features/services/catalogue/category-search-words.ts';
import { professionalDefaults } from '#app/features/professionals/display/professional-display.ts';
import { placeholderImage, professionalImage } from '#app/features/professionals/display/professional-image.ts';
import { cityKey } from '#app/lib/places/city-key.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { dateOfEpochMinutes, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { cardServices } from './answers/card-services.server.ts';
import type { DirectoryCard } from './directory-card.ts';
import { freeDaysOf, type FreeDays } from './free-days.ts';
import type { EntrySource } from './entry-source.ts';
import { plainText, wordsOf } from './search-words.ts';
import { inField } from './search-fields.ts';
import { chordOfMiles, sphereBox, spherePoint } from './sphere.ts';

/** A row of directory_entries, as its store writes it. */
export type DirectoryEntry = {
  professional_id: string;
  card: string;
  display_name: string;
  sort_name: string;
  service_names: string[];
  service_text: string;
  category_ids: string[];
  place: string;
  city_key: string | null;
  words: string[];
  /** The words that rank the entry in a search, marked with their field. */
  field_words: string[];
  position: string | null;
  reach: string | null;
  reach_chord: number | null;
  price_from: string | null;
  rating: number;
  verified: boolean;
  next_free_at: string | null;
  free_from: PlainDate | null;
  free_days: string | null;
};

/** Builds the entry of a professional as of an instant. `city` is the city of their ZIP code, "Austin, TX". */
export function buildEntry(source: EntrySource, city: string | null, now: EpochMinutes): DirectoryEntry {
  const free = freeDaysOf(source, now);
  const card = buildCard(source, free.slots);
  const categoryTitles = card.category_ids.map((id) => findServiceCategory(id)?.title ?? '');
  return {
    professional_id: source.id,
    card: JSON.stringify(card),
    display_name: card.name,
    sort_name: plainText(card.name),
    service_names: card.service_names,
    service_text: card.service_names.map(plainText).join('\n'),
    category_ids: card.category_ids,
    place: plainText([source.service_area, city].filter(Boolean).join('\n')),
    city_key: city === null ? null : cityKey(city),
    words: wordsOf(
      card.name,
      ...card.service_names,
      ...categoryTitles,
      card.headline,
      source.service_area,
      city,
      source.service_area_zip,
      card.bio,
    ),
    field_words: [
      ...inField('service', wordsOf(...card.service_names)),
      ...inField('category', wordsOf(...categoryTitles, ...card.category_ids.flatMap(wordsOfCategory))),
      ...inField('person', wordsOf(card.name)),
    ],
    ...reachOf(source),
    price_from: card.price_from,
    rating: card.rating,
    verified: card.verified,
    next_free_at: card.next_free_at,
    free_from: free.from,
    free_days: free.days,
  };
}

function buildCard(source: EntrySource, slots: FreeDays['slots']): DirectoryCard {
  const image = professionalImage(source);
  const times = slots?.times.map((time) => dateOfEpochMinutes(time).toISOString()) ?? [];
  return {
    id: source.id,
    profile_id: source.profile_id,
    name: `${source.first_name} ${source.last_name}`.trim(),
    profile: { first_name: source.first_name, last_name: source.last_name },
    headline: source.headline,
    ...cardServices(source.services),
    category_ids: listedCategories(source.services, source.approved_categories),
    rating: source.rating === null ? professionalDefaults.rating : Number(source.rating),
    review_count: source.review_count,
    image: image === placeholderImage ? null : image,
    bio: source.bio,
    service_area: source.service_area,
    years_experience: source.years_experience,
    verified: source.verified,
    time_zone: source.time_zone,
    next_free_at: times[0] ?? null,
    ...(slots === null ? {} : { free_slots: { service_id: slots.serviceId, times } }),
    ...(source.work_photo === null ? {} : { work_photo: source.work_photo }),
  };
}

function reachOf(source: EntrySource): Pick<DirectoryEntry, 'position' | 'reach' | 'reach_chord'> {
  const { latitude, longitude } = source;
  if (latitude === null || longitude === null) return { position: null, reach: null, reach_chord: null };
  const chord = chordOfMiles(Number(source.service_radius));
  const place = { latitude, longitude };
  return { position: spherePoint(place), reach: sphereBox(place, chord), reach_chord: chord };
}
