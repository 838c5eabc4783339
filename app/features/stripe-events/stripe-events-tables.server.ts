import type { ColumnType } from 'kysely';

/** How far a kind of objects was looked through at Stripe. */
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
