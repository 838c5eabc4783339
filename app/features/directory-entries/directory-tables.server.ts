import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DirectoryCard } from './directory-card.ts';

export type DirectoryEntriesTable = {
  professional_id: string;
  card: ColumnType<DirectoryCard, string, string>;
  display_name: string;
  sort_name: string;
  service_names: string[];
  service_text: string;
  category_ids: string[];
  place: string;
  city_key: string | null;
  document: string;
  position: string | null;
  reach: string | null;
  reach_chord: number | null;
  price_from: string | null;
  rating: string;
  verified: boolean;
  next_free_at: Date | null;
  free_from: string | null;
  free_days: string | null;
  lot: GeneratedAlways<string>;
  refreshed_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    directory_entries: DirectoryEntriesTable;
    directory_words: { word: string };
    featured_professionals: { place: number; professional_id: string };
  }
}
