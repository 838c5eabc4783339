import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type ServicesTable = {
  id: Generated<string>;
  professional_id: string;
  category_id: string | null;
  name: string;
  description: Generated<string>;
  /** Dollars, as text with two decimals. */
  price: ColumnType<string, string | number, string | number>;
  /** Minutes. */
  duration: Generated<number>;
  stripe_product_id: string | null;
  stripe_price_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    services: ServicesTable;
  }
}
