import type { Generated } from 'kysely';
import type { ButtonTheme } from './settings/booking-button.schema.ts';

export type BookingButtonsTable = {
  professional_id: string;
  sites: string[];
  color: string;
  label: string;
  theme: ButtonTheme;
  updated_at: Generated<Date>;
};

export type GuestBookingsTable = {
  id: string;
  token_hash: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  professional_id: string;
  service_id: string;
  starts_at: Date;
  location: string;
  /** The visit entered by hand that is paid for; null for a time that the guest chose. */
  hand_entered_visit_id: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    booking_buttons: BookingButtonsTable;
    guest_bookings: GuestBookingsTable;
  }
}
