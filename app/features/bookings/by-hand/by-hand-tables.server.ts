import type { Generated } from 'kysely';

export type HandEnteredVisitsTable = {
  id: Generated<string>;
  professional_id: string;
  service_id: string | null;
  service_name: string;
  client_name: string;
  email: string | null;
  phone: string | null;
  location: string;
  note: string | null;
  start_time: Date;
  end_time: Date;
  busy_until: Date;
  /** The booking held or paid for it. */
  booking_id: string | null;
  paid_at: Date | null;
  removed_at: Date | null;
  link_hash: string | null;
  /** The import that entered it, while that is known. */
  import_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** How often its professional changed its time. */
  moves: Generated<number>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    hand_entered_visits: HandEnteredVisitsTable;
  }
}
