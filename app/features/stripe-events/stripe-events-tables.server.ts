import type { ColumnType } from 'kysely';

/** How far each kind of object at Stripe has been read. */
type StripeCursorsTable = { name: string; until: Date };

type StripeEventsTable = {
  id: string;
  type: string;
  object_id: string | null;
  received_at: ColumnType<Date, Date | undefined, Date>;
  processed_at: Date | null;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    stripe_events: StripeEventsTable;
    stripe_cursors: StripeCursorsTable;
  }
}
