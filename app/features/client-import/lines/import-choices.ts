import type { ImportColumns } from '#app/features/import-files/import-fields.ts';

/** What a person chose for a file. */
export type ImportChoices = {
  columns: ImportColumns;
  /** The service of visits whose own is not found by name; null if there is none. */
  service_id: string | null;
  /** The services of single lines, by their position in the file. */
  services: Record<string, string>;
  /** Whether the people of visits are added to the clients, too. */
  adds_clients: boolean;
};
