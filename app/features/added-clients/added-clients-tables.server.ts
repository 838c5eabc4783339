import type { Generated } from 'kysely';

export type AddedClientsTable = {
  id: Generated<string>;
  professional_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  note: string | null;
  /** The import that added it, while that is known. */
  import_id: string | null;
  created_at: Generated<Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    added_clients: AddedClientsTable;
  }
}
