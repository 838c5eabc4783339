import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { moneyColumns, type InDollars } from '#app/platform/database/money-columns.server.ts';
import { cents, type Cents } from '#app/lib/money.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { PaymentMoney } from '#app/features/money-figures/earning.ts';
import type { Span } from './month-spans.ts';
import { comingTransferStatuses, type TransferStatus } from '#app/features/payments/transfers/transfer.ts';
import type { ComingTransfer } from './coming-transfers.ts';

export type BookingSums = {
  bookings: number;
  pending: number;
  confirmed: number;
  confirmed_amount: Cents;
  completed: number;
  completed_amount: Cents;
  this_month: Cents;
  last_month: Cents;
};

export type PaymentRow = PaymentMoney & {
  id: string;
  booking_id: string;
  client_id: string | null;
  first_name: string | null;
  last_name: string | null;
  service_name: string;
  visit_at: Date;
  created_at: Date;
  status: BookingStatus | null;
  payment_method: string | null;
  card_brand: string | null;
  card_last4: string | null;
  transfer_status: TransferStatus | null;
  /** Of a transfer that is due. */
  due_at: Date | null;
  sent_at: Date | null;
};

export type PaymentCondition = {
  professionalId: string;
  status?: BookingStatus | undefined;
  span?: Span | undefined;
  search?: string | undefined;
};

type VisitNames = {
  booking_id: string;
  first_name: string | null;
  last_name: string | null;
  service_name: string;
  visit_at: Date;
};
export type ComingTransferRow = VisitNames & {
  id: string;
  amount: Cents;
  status: ComingTransfer['status'];
  due_at: Date;
};
export type ExpectedRow = VisitNames & { id: string; net: Cents };

export type ReceiptRow = PaymentRow & {
  time_zone: string | null;
  location: string | null;
  service_price: Cents | null;
  discount_percent: number | null;
  discount_amount: Cents | null;
  travel_fee_amount: Cents | null;
  client_email: string | null;
  professional_first_name: string | null;
  professional_last_name: string | null;
};

const paymentColumns = sql`m.id, m.booking_id, m.client_id, c.first_name, c.last_name, m.service_name, m.visit_at, m.created_at, b.status,
  money.paid, money.refunded, money.commission_percent, m.payment_method, m.card_brand, m.card_last4,
  money.transferred, money.asked_back, money.transfer_status, money.sent_at,
  (select t.due_at from transfers t where t.id = money.transfer_id and t.status = 'due') as due_at`;

type MoneyColumn =
  | 'amount'
  | 'asked_back'
  | 'completed_amount'
  | 'confirmed_amount'
  | 'discount_amount'
  | 'last_month'
  | 'net'
  | 'paid'
  | 'refunded'
  | 'service_price'
  | 'this_month'
  | 'transferred'
  | 'travel_fee_amount';
const money = moneyColumns<MoneyColumn>(
  'amount',
  'asked_back',
  'completed_amount',
  'confirmed_amount',
  'discount_amount',
  'last_month',
  'net',
  'paid',
  'refunded',
  'service_price',
  'this_month',
  'transferred',
  'travel_fee_amount',
);
/** A row as pg returns it. */
type Stored<Row> = InDollars<Row, MoneyColumn>;

/** The queries of a professional's earnings; read-only. Money is in cents. */
export const earningsStore = {
  /**
   * Sums a professional's bookings, overall and for two months. Only the counts take longer the more bookings there
   * are.
   */
  sumBookings: async (db: Connection, professionalId: string, last: Span, current: Span): Promise<BookingSums> => {
    const ofTheirs = sql`from bookings where professional_id = ${professionalId}`;
    const within = ({ from, until }: Span) => sql`(
      select coalesce(sum(total_amount), 0)::text ${ofTheirs}
        and booking_date >= ${from} and booking_date < ${until} and status in ('confirmed', 'completed'))`;
    const { rows } = await sql<Stored<BookingSums>>`
      select (select count(*)::int ${ofTheirs}) as bookings, (select count(*)::int ${ofTheirs} and status = 'pending') as pending,
        completed, completed_amount, confirmed, confirmed_amount, ${within(current)} as this_month, ${within(last)} as last_month
      from professional_revenue where professional_id = ${professionalId}`.execute(db);
    const sums = rows[0];
    if (!sums) throw new Error('Every professional has a row of revenue');
    return money.read(sums);
  },

  /** Lists payments by visit date, newest first, after a position. */
  listPayments: async (
    db: Connection,
    condition: PaymentCondition,
    after: { visit_at: Date; id: string } | undefined,
    limit: number,
  ): Promise<PaymentRow[]> => {
    const beyond = after ? sql`and (m.visit_at, m.id) < (${after.visit_at}, ${after.id}::uuid)` : sql``;
    const { rows } = await sql<Stored<PaymentRow>>`
      with page as materialized (
        select m.id ${fromPayments(condition)} ${beyond} order by m.visit_at desc, m.id desc limit ${limit}
      )
      select ${paymentColumns}
      from page join payments m on m.id = page.id
      left join bookings b on b.id = m.booking_id left join profiles c on c.id = m.client_id join payment_money money on money.payment_id = m.id
      order by m.visit_at desc, m.id desc`.execute(db);
    return money.readAll(rows);
  },

  /** Counts payments up to `most`. */
  countPayments: async (db: Connection, condition: PaymentCondition, most: number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (select ${fromPayments(condition)} limit ${most}) as counted`.execute(db);
    return rows[0]?.count ?? 0;
  },

  /** Lists transfers that were requested but not sent, in the order in which they are due. */
  listComingTransfers: async (db: Connection, professionalId: string, limit: number): Promise<ComingTransferRow[]> => {
    const { rows } = await sql<Stored<ComingTransferRow>>`
      select t.id, t.booking_id, t.amount, t.status, t.due_at, c.first_name, c.last_name, m.service_name, m.visit_at
      from transfers t join payments m on m.booking_id = t.booking_id left join profiles c on c.id = m.client_id
      where t.professional_id = ${professionalId} and t.status in (${sql.join(comingTransferStatuses)})
      order by t.due_at, t.id limit ${limit}`.execute(db);
    return money.readAll(rows);
  },

  sumComingTransfers: async (db: Connection, professionalId: string): Promise<{ count: number; amount: Cents }> => {
    const { rows } = await sql<{ count: number; amount: string }>`
      select count(*)::int as count, coalesce(sum(amount), 0)::numeric(10,2)::text as amount from transfers
      where professional_id = ${professionalId} and status in (${sql.join(comingTransferStatuses)})`.execute(db);
    return money.readFirst(rows[0]) ?? { count: 0, amount: cents(0) };
  },

  /** Lists what confirmed visits will bring, next visits first. */
  listExpected: async (db: Connection, professionalId: string, limit: number): Promise<ExpectedRow[]> => {
    const { rows } = await sql<Stored<ExpectedRow>>`
      with page as materialized (
        select id, booking_date from bookings
        where professional_id = ${professionalId} and status = 'confirmed' order by booking_date, id limit ${limit}
      )
      select m.id, m.booking_id, c.first_name, c.last_name, m.service_name, m.visit_at, money.expected_share as net
      from page join payments m on m.booking_id = page.id left join profiles c on c.id = m.client_id join payment_money money on money.payment_id = m.id
      order by page.booking_date, page.id`.execute(db);
    return money.readAll(rows);
  },

  sumExpected: async (db: Connection, professionalId: string): Promise<{ count: number; amount: Cents }> => {
    const { rows } = await sql<{ count: number; amount: string }>`
      select count(*)::int as count, coalesce(sum(money.expected_share), 0)::numeric(10,2)::text as amount
      from bookings b join payment_money money on money.booking_id = b.id
      where b.professional_id = ${professionalId} and b.status = 'confirmed'`.execute(db);
    return money.readFirst(rows[0]) ?? { count: 0, amount: cents(0) };
  },

  /** Finds when the first paid visit begins. */
  findFirstVisit: async (db: Connection, professionalId: string): Promise<Date | undefined> => {
    const { rows } = await sql<{ visit_at: Date }>`
      select visit_at from payments where professional_id = ${professionalId} order by visit_at, id limit 1`.execute(
      db,
    );
    return rows[0]?.visit_at;
  },

  /** Finds a payment with its parties and visit, for the client's receipt. */
  findPaymentOfClient: async (db: Connection, bookingId: string, clientId: string): Promise<ReceiptRow | undefined> => {
    const { rows } = await sql<Stored<ReceiptRow>>`
      select ${paymentColumns}, b.time_zone, b.location, b.service_price, b.discount_percent, b.discount_amount, b.travel_fee_amount, c.email as client_email,
        f.first_name as professional_first_name, f.last_name as professional_last_name
      from payments m
      left join bookings b on b.id = m.booking_id left join profiles c on c.id = m.client_id
      left join professionals p on p.id = m.professional_id left join profiles f on f.id = p.profile_id join payment_money money on money.payment_id = m.id
      where m.booking_id = ${bookingId} and m.client_id = ${clientId}`.execute(db);
    return money.readFirst(rows[0]);
  },
};

/** Builds the from and where clauses of a professional's payments; joins only what the conditions need. */
function fromPayments({ professionalId, status, span, search }: PaymentCondition): RawBuilder<unknown> {
  const booking = status ? sql`left join bookings b on b.id = m.booking_id` : sql``;
  const conditions = [sql`m.professional_id = ${professionalId}`];
  // Only cancelled bookings can be deleted.
  if (status)
    conditions.push(status === 'cancelled' ? sql`(b.status = 'cancelled' or b.id is null)` : sql`b.status = ${status}`);
  if (span) conditions.push(sql`m.visit_at >= ${span.from} and m.visit_at < ${span.until}`);
  for (const word of wordsOf(search)) conditions.push(says(professionalId, `%${word}%`));
  return sql`from payments m ${booking} where ${sql.join(conditions, sql` and `)}`;
}

/** Matches the name of the service or the client. Clients are searched once, not for every payment. */
function says(professionalId: string, pattern: string): RawBuilder<unknown> {
  return sql`(lower(m.service_name) like ${pattern} or m.client_id in (
    select t.client_id from professional_clients t join profiles p on p.id = t.client_id
    where t.professional_id = ${professionalId} and lower(p.first_name || ' ' || p.last_name) like ${pattern}))`;
}

function wordsOf(search = ''): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
}
