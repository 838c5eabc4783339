import type { ColumnType } from 'kysely';
import type { ServiceDto } from './service-dto.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

type ReadColumns = {
  [Column in keyof ServiceDto]: ColumnType<ServiceDto[Column], ServiceDto[Column] | undefined, ServiceDto[Column]>;
};

/**
 * The read model's columns, which the database can default, plus those without a default and those only the server
 * reads.
 */
export type ServicesTable = Omit<ReadColumns, 'professional_id' | 'name' | 'price'> & {
  professional_id: string;
  name: string;
  /** Dollars, as text with two decimals. */
  price: ColumnType<string, string | number, string | number>;
  stripe_product_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    services: ServicesTable;
  }
}
