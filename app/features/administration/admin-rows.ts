import type { BookingStatus } from '#app/features/bookings/booking.ts';

/** Rows of the admin's lists. Instants are ISO 8601, amounts dollars with two decimals. */
export type AdminClient = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  username: string;
  profile_photo_url: string | null;
  created_at: string;
  total_bookings: number;
  last_booking: string | null;
};

export type AdminProfessional = {
  id: string;
  profile_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  profile_photo_url: string | null;
  image: string | null;
  service_area: string | null;
  verified: boolean;
  is_approved: boolean;
  is_onboarding_complete: boolean;
  applied_at: string | null;
  rejected_at: string | null;
  suspended_at: string | null;
  /** Whether a change after the approval waits for a decision. */
  has_changes: boolean;
  created_at: string;
  stripe_account_status: string | null;
};

export type AdminPayment = {
  id: string;
  booking_id: string;
  amount: string;
  payment_method: string | null;
  created_at: string;
  refunded_amount: string | null;
  service_name: string | null;
  client_id: string | null;
  professional_id: string | null;
  /** Empty where the account is gone. */
  client_name: string;
  professional_name: string;
};

export type AdminBooking = {
  id: string;
  status: BookingStatus;
  start_time: string;
  end_time: string;
  time_zone: string;
  service_name: string;
  total_amount: string;
  location: string;
  client_id: string | null;
  professional_id: string | null;
  client_name: string;
  professional_name: string;
  professional_suspended: boolean;
};

export type AdminRows = { clients: AdminClient; professionals: AdminProfessional; payments: AdminPayment; bookings: AdminBooking };

export type AdminPage<Row> = {
  items: Row[];
  /** Exact up to 1,000. */
  total: number;
  total_capped: boolean;
  /** Whether a search meant more people than were looked through. */
  search_capped: boolean;
  next_cursor: string | null;
};
