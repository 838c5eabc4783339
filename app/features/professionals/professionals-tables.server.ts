import type { ColumnType, Generated } from 'kysely';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** numeric is read as text, so that money never becomes a float. */
type Numeric = ColumnType<string, string | number | undefined, string | number>;

/** Dollars with two decimals; stores turn them into cents. */
type Money = ColumnType<string, string | undefined, string>;

export type ProfessionalsTable = {
  id: Generated<string>;
  profile_id: string;
  headline: string | null;
  bio: string | null;
  service_area: string | null;
  service_area_zip: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: Generated<string>;
  service_radius: Numeric;
  travel_fee: Money;
  years_experience: number | null;
  image: string | null;
  verified: Generated<boolean>;
  is_approved: Generated<boolean>;
  is_onboarding_complete: Generated<boolean>;
  stripe_account_id: string | null;
  stripe_account_status: string | null;
  service_location: string | null;
  agreed_to_marketing: Generated<boolean>;
  /** The version of the terms that the application accepted; null if it predates this column. */
  agreed_terms: ColumnType<string | null, string | undefined, string>;
  agreed_terms_at: ColumnType<Date | null, Date | undefined, Date>;
  applied_at: ColumnType<Date | null, Date | undefined, Date>;
  rejected_at: ColumnType<Date | null, Date | undefined, Date | null>;
  suspended_at: ColumnType<Date | null, Date | undefined, Date | null>;
  /** The categories that the team has approved; null before the first approval. */
  approved_categories: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/**
 * A view for the rooms that book, based on the data of applications: the last day on which a certification is valid,
 * null if one does not expire.
 */
export type ProfessionalLicensesView = { professional_id: string; last_day: PlainDate | null };

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    professional_licenses: ProfessionalLicensesView;
    professionals: ProfessionalsTable;
  }
}
