import type { Generated } from 'kysely';

export type BookingLinksTable = {
  name: string;
  skeleton: string;
  professional_id: string;
  created_at: Generated<Date>;
  replaced_at: Date | null;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    booking_links: BookingLinksTable;
  }
}
