import { firstWeekday } from '#app/lib/dates/week.ts';
import { databasePool } from '#app/platform/database/database.server.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';

export type FiguresRow = {
  total_revenue: string;
  confirmed_revenue: string;
  total_clients: number;
  upcoming_bookings: number;
  weeks: { starts_on: PlainDate; revenue: string; visits: number }[] | null;
  latitude: number | null;
  longitude: number | null;
  applied: boolean;
  photo: boolean;
  services: boolean;
  hours: boolean;
  payments: boolean;
  portfolio: boolean;
};

/** A booking with its client; the names are null if the account is deleted. */
export type VisitRow = {
  id: string;
  status: BookingStatus;
  service_name: string;
  start_time: Date;
  end_time: Date;
  location: string;
  notes: string | null;
  total_amount: string;
  client_first_name: string | null;
  client_last_name: string | null;
  client_phone: string | null;
  client_email: string | null;
};

// PostgreSQL weeks start on Monday, so days are shifted to them and back.
const toMonday = `interval '${(8 - firstWeekday) % 7} days'`;

// Totals over all bookings are precomputed in professional_totals (migrations 0015 and 0046); the rest reads a
// bounded part of an index.
const figures = `
  select r.completed_amount as total_revenue, r.confirmed_amount as confirmed_revenue, coalesce(t.clients_served, 0) as total_clients,
    r.confirmed as upcoming_bookings,
    (select json_agg(w) from (
      select to_char(date_trunc('week', booking_date at time zone $2 + ${toMonday}) - ${toMonday}, 'YYYY-MM-DD') as starts_on, sum(total_amount)::text as revenue, count(*) as visits
      from bookings where professional_id = p.id and status = 'completed' and booking_date >= $3::timestamptz and booking_date < $4::timestamptz
      group by 1) w) as weeks,
    p.latitude, p.longitude,
    (p.applied_at is not null or p.is_approved or p.verified) as applied,
    (o.profile_photo_url is not null or p.image is not null) as photo,
    exists (select from services where professional_id = p.id) as services,
    exists (select from professional_hours where professional_id = p.id) as hours,
    coalesce(p.stripe_account_status = 'active', false) as payments,
    exists (select from work_photos where professional_id = p.id and removed_at is null) as portfolio
  from professionals p join professional_revenue r on r.professional_id = p.id join profiles o on o.id = p.profile_id left join professional_totals t on t.professional_id = p.id
  where p.id = $1::uuid`;

const visits = `
  select b.id, b.status, b.service_name, b.start_time, b.end_time, b.location, b.notes, b.total_amount,
    c.first_name as client_first_name, c.last_name as client_last_name, c.phone as client_phone, c.email as client_email
  from bookings b left join profiles c on c.id = b.client_id`;

const recent = `${visits} where b.professional_id = $1::uuid order by b.booking_date desc, b.id desc limit $2`;

const jobs = `
  (${visits} where b.professional_id = $1::uuid and b.status in ('confirmed', 'completed')
    and b.booking_date >= $2::timestamptz and b.booking_date < $3::timestamptz order by b.start_time, b.id)
  union all
  (${visits} where b.professional_id = $1::uuid and b.status = 'confirmed' and b.start_time >= $3::timestamptz order by b.start_time, b.id limit 1)`;

/** Queries of the overview: prepared statements, because planning would be most of their cost. */
export const overviewStore = {
  findFigures: async (
    professionalId: string,
    timeZone: string,
    weeks: { from: Date; to: Date },
  ): Promise<FiguresRow | undefined> => {
    const values = [professionalId, timeZone, weeks.from, weeks.to];
    const { rows } = await databasePool().query<FiguresRow>({ name: 'overview-figures', text: figures, values });
    return rows[0];
  },

  listRecent: async (professionalId: string, limit: number): Promise<VisitRow[]> => {
    const { rows } = await databasePool().query<VisitRow>({
      name: 'overview-recent',
      text: recent,
      values: [professionalId, limit],
    });
    return rows;
  },

  /** The visits of a day in order, followed by the first confirmed one after it. */
  listJobs: async (professionalId: string, dayStart: Date, dayEnd: Date): Promise<VisitRow[]> => {
    const { rows } = await databasePool().query<VisitRow>({
      name: 'overview-jobs',
      text: jobs,
      values: [professionalId, dayStart, dayEnd],
    });
    return rows;
  },
};
