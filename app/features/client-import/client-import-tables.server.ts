import type { Generated, JSONColumnType } from 'kysely';
import type { ImportSource } from '#app/features/import-files/import-source.ts';
import type { ImportChoices } from './lines/import-choices.ts';

export type ClientImportsTable = {
  id: Generated<string>;
  professional_id: string;
  file_name: string;
  kind: 'csv' | 'ics';
  /** The lines of the file; null once it is imported. */
  source: JSONColumnType<ImportSource> | null;
  choices: JSONColumnType<ImportChoices>;
  version: Generated<number>;
  clients_added: Generated<number>;
  visits_added: Generated<number>;
  created_at: Generated<Date>;
  imported_at: Date | null;
  undone_at: Date | null;
  /** Visits that an undo left. */
  visits_left: Generated<number>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    client_imports: ClientImportsTable;
  }
}
