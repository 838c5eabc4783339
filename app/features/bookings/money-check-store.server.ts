import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

/** Dollars with two decimals: what came in, went back, was paid out, was earned, and is held. */
export type MoneySums = { paid: string; refunded: string; transferred: string; earned: string; held: string };

/** A booking whose ledger is not what its rows say; `owed` is what should be held for it. */
export type MoneyDifference = MoneySums & {
  booking_id: string;
  facts: { paid: string; refunded: string; transferred: string; earned: string; owed: string };
};

export type MoneyCheck = MoneySums & { bookings: number; wrong: number; differences: MoneyDifference[] };

/**
 * What the rows say. A payment that has no row of its own came in and went straight back. What is owed: refunds that were
 * asked for, transfers that have not left, the payments of visits ahead; less what is to be taken back.
 */
const facts = sql`
  select booking_id, amount as paid, 0 as refunded, 0 as transferred, 0 as earned, 0 as owed from payments
  union all
  select booking_id, amount, 0, 0, 0, 0 from refunds
  where not exists (select from payments where payments.stripe_payment_intent_id = refunds.stripe_payment_intent_id)
  union all
  select booking_id, 0, case status when 'succeeded' then amount else 0 end, 0, 0, case status when 'requested' then amount else 0 end from refunds
  union all
  select booking_id, 0, 0,
    case when sent_at is null then 0 else amount - reversed_amount end,
    case when sent_at is null then 0 else commission - reversed_commission end,
    case when sent_at is null and status <> 'cancelled' then amount + commission else 0 end
  from transfers
  union all
  select booking_id, 0, 0, 0, 0, -(amount + commission) from transfer_reversals where status = 'requested'
  union all
  select payments.booking_id, 0, 0, 0, 0, payments.amount from payments join bookings on bookings.id = payments.booking_id
  where bookings.status = 'confirmed'
  union all
  select refunds.booking_id, 0, 0, 0, 0, -refunds.amount from refunds
  join payments using (stripe_payment_intent_id) join bookings on bookings.id = payments.booking_id
  where bookings.status = 'confirmed' and refunds.status <> 'failed'`;

/** The ledger held against the tables of money and the bookings: one snapshot, whatever happens meanwhile. */
export const moneyCheckStore = {
  /** `bookingId` limits it to one booking; at most `limit` differences are named. */
  check: async (db: Connection, bookingId: string | null, limit: number): Promise<MoneyCheck> => {
    const only = bookingId === null ? sql`` : sql`where booking_id = ${bookingId}::uuid`;
    const { rows } = await sql<MoneyCheck>`
      with ledger as (
        select booking_id,
          sum(case kind when 'payment' then amount else 0 end) as paid,
          sum(case kind when 'refund' then amount else 0 end) as refunded,
          sum(case kind when 'transfer' then amount when 'transfer-reversal' then -amount else 0 end) as transferred,
          sum(case kind when 'commission' then amount when 'commission-reversal' then -amount else 0 end) as earned,
          sum(case when to_account = 'held' then amount else 0 end) - sum(case when from_account = 'held' then amount else 0 end) as held
        from ledger_entries ${only} group by booking_id
      ), fact as (
        select booking_id, sum(paid) as paid, sum(refunded) as refunded, sum(transferred) as transferred, sum(earned) as earned, sum(owed) as owed
        from (${facts}) every_fact ${only} group by booking_id
      ), side_by_side as (
        select coalesce(l.booking_id, f.booking_id) as booking_id,
          coalesce(l.paid, 0) as paid, coalesce(l.refunded, 0) as refunded, coalesce(l.transferred, 0) as transferred,
          coalesce(l.earned, 0) as earned, coalesce(l.held, 0) as held,
          coalesce(f.paid, 0) as f_paid, coalesce(f.refunded, 0) as f_refunded, coalesce(f.transferred, 0) as f_transferred,
          coalesce(f.earned, 0) as f_earned, coalesce(f.owed, 0) as f_owed
        from ledger l full join fact f on f.booking_id = l.booking_id
      ), different as (
        select * from side_by_side
        where (paid, refunded, transferred, earned, held) is distinct from (f_paid, f_refunded, f_transferred, f_earned, f_owed)
          or paid <> refunded + transferred + earned + held
      )
      select count(*)::int as bookings, (select count(*)::int from different) as wrong,
        coalesce(sum(paid), 0)::numeric(14,2)::text as paid, coalesce(sum(refunded), 0)::numeric(14,2)::text as refunded,
        coalesce(sum(transferred), 0)::numeric(14,2)::text as transferred, coalesce(sum(earned), 0)::numeric(14,2)::text as earned,
        coalesce(sum(held), 0)::numeric(14,2)::text as held,
        coalesce((select json_agg(json_build_object(
            'booking_id', booking_id, 'paid', paid::numeric(14,2)::text, 'refunded', refunded::numeric(14,2)::text,
            'transferred', transferred::numeric(14,2)::text, 'earned', earned::numeric(14,2)::text, 'held', held::numeric(14,2)::text,
            'facts', json_build_object('paid', f_paid::numeric(14,2)::text, 'refunded', f_refunded::numeric(14,2)::text,
              'transferred', f_transferred::numeric(14,2)::text, 'earned', f_earned::numeric(14,2)::text, 'owed', f_owed::numeric(14,2)::text)))
          from (select * from different order by booking_id limit ${limit}) named), '[]') as differences
      from side_by_side`.execute(db);
    const [check] = rows;
    if (!check) throw new Error('Aggregates always have one row');
    return check;
  },
};
