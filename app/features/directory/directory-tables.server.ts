import type { ColumnType } from 'kysely';
import type { DirectoryCard } from './directory-card.ts';

export type DirectoryEntriesTable = {
  professional_id: string;
  card: ColumnType<DirectoryCard, string, string>;
  display_name: string;
  sort_name: string;
  service_names: string[];
  category_ids: string[];
  place: string;
  search_text: string;
  document: string;
  position: string | null;
  price_from: string | null;
  rating: string;
  verified: boolean;
  next_free_at: Date | null;
  free_from: string | null;
  free_days: string | null;
  refreshed_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    directory_entries: DirectoryEntriesTable;
  }
}
