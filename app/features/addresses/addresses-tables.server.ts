import type { ColumnType, Generated } from 'kysely';

export interface ClientAddressesTable {
  id: Generated<string>;
  profile_id: string;
  name: string;
  street: string;
  unit: string | null;
  city: string;
  state: string;
  zip: string;
  location: string;
  arrival_notes: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface VisitArrivalNotesTable {
  booking_id: string;
  client_id: string;
  notes: string;
}

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    client_addresses: ClientAddressesTable;
    visit_arrival_notes: VisitArrivalNotesTable;
  }
}
