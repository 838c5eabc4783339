import type { ColumnType, Generated } from 'kysely';

export type BookingMovesTable = {
  id: Generated<string>;
  booking_id: string;
  /** 1 for the first move of a booking. */
  number: number;
  moved_by: 'client';
  from_time: Date;
  to_time: Date;
  moved_at: ColumnType<Date, Date | undefined, never>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    booking_moves: BookingMovesTable;
  }
}
