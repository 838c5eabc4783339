import type { ColumnType, Generated } from 'kysely';
import type { ServiceDto } from './service-dto.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

/** The read model's columns; named here are those that the database fills in, that are written in another type, or that only the server reads. */
export type ServicesTable = Omit<ServiceDto, 'id' | 'description' | 'price' | 'duration'> & {
  id: Generated<string>;
  description: Generated<string>;
  /** Dollars, as text with two decimals. */
  price: ColumnType<string, string | number, string | number>;
  /** Minutes. */
  duration: Generated<number>;
  stripe_product_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    services: ServicesTable;
  }
}
