import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { MoneyCheck, MoneyDifference, MoneySums } from './money-check.ts';
import type { LastMoneyCheckTable } from './money-check-tables.server.ts';

/**
 * Whole cents as four-byte integers, which PostgreSQL adds several times as fast as numeric; an amount above 21
 * million dollars raises an error.
 */
const cents = (dollars: string) => sql.raw(`((${dollars}) * 100)::int4`);
const dollars = (cents: string) => sql.raw(`(${cents} / 100.0)::numeric(14,2)::text`);

/**
 * Every movement, once from the ledger (side 1) and once from the tables (side -1): a booking is right if both sides
 * have the same sum in every column. A refund whose payment has no row also counts as a payment: it came in and was
 * refunded at once. On the tables' side, held is what is owed: requested refunds, unsent transfers and the payments
 * of upcoming visits, less requested reversals.
 */
const movements = sql`
  select booking_id, 1 as side,
    case kind when 'payment' then moved else 0 end as paid,
    case kind when 'refund' then moved when 'refund-failed' then -moved else 0 end as refunded,
    case kind when 'transfer' then moved when 'transfer-reversal' then -moved else 0 end as transferred,
    case kind when 'commission' then moved when 'commission-reversal' then -moved else 0 end as earned,
    case 'held' when to_account then moved when from_account then -moved else 0 end as held
  from (select booking_id, kind, from_account, to_account, ${cents('amount')} as moved from ledger_entries) entries
  union all
  select booking_id, -1, ${cents('amount')}, 0, 0, 0, 0 from payments
  union all
  select booking_id, -1, ${cents('amount')}, 0, 0, 0, 0 from refunds
  where status <> 'failed' and not exists (select from payments where payments.stripe_payment_intent_id = refunds.stripe_payment_intent_id)
  union all
  select booking_id, -1, 0, case status when 'succeeded' then ${cents('amount')} else 0 end, 0, 0,
    case status when 'requested' then ${cents('amount')} else 0 end
  from refunds
  union all
  select booking_id, -1, 0, 0,
    case when sent_at is null then 0 else ${cents('amount - reversed_amount')} end,
    case when sent_at is null then 0 else ${cents('commission - reversed_commission')} end,
    case when sent_at is null and status <> 'cancelled' then ${cents('amount + commission')} else 0 end
  from transfers
  union all
  select booking_id, -1, 0, 0, 0, 0, -${cents('amount + commission')} from transfer_reversals where status = 'requested'
  union all
  select payments.booking_id, -1, 0, 0, 0, 0, ${cents('payments.amount')} from payments join bookings on bookings.id = payments.booking_id
  where bookings.status = 'confirmed'
  union all
  select refunds.booking_id, -1, 0, 0, 0, 0, -${cents('refunds.amount')} from refunds
  join payments using (stripe_payment_intent_id) join bookings on bookings.id = payments.booking_id
  where bookings.status = 'confirmed' and refunds.status <> 'failed'`;

/** Whether the movements of a booking are wrong: the sides differ, or the ledger itself does not balance. */
const isWrong = sql<boolean>`(sum(side * paid) <> 0 or sum(side * refunded) <> 0 or sum(side * transferred) <> 0
  or sum(side * earned) <> 0 or sum(side * held) <> 0
  or sum(case side when 1 then paid - refunded - transferred - earned - held else 0 end) <> 0)`;

/** The comparison of the ledger with the tables of money and bookings. */
export const moneyCheckStore = {
  /**
   * Checks every booking in one pass over the tables: how many have money, how many are wrong, and the ids of up to
   * `limit` wrong ones.
   */
  findWrong: async (trx: Transaction, limit: number): Promise<{ bookings: number; wrong: number; named: string[] }> => {
    // Adding up a million bookings in memory takes seconds; both settings end with the transaction.
    await sql`select set_config('work_mem', '64MB', true), set_config('statement_timeout', '300s', true)`.execute(trx);
    const { rows } = await sql<{ bookings: number; wrong: number; named: string[] }>`
      select count(*)::int as bookings, (count(*) filter (where is_wrong))::int as wrong,
        coalesce((array_agg(booking_id::text order by booking_id) filter (where is_wrong))[1:${sql.lit(limit)}], '{}') as named
      from (select booking_id, ${isWrong} as is_wrong from (${movements}) movements group by booking_id) by_booking`.execute(
      trx,
    );
    return one(rows);
  },

  /** Sums the ledger over all bookings. */
  sumAll: async (db: Connection): Promise<MoneySums> => {
    const { rows } = await sql<MoneySums>`
      with moved as (select kind, to_account, from_account, sum(amount) as amount from ledger_entries group by 1, 2, 3)
      select ${total(`case kind when 'payment' then amount end`)} as paid,
        ${total(`case kind when 'refund' then amount when 'refund-failed' then -amount end`)} as refunded,
        ${total(`case kind when 'transfer' then amount when 'transfer-reversal' then -amount end`)} as transferred,
        ${total(`case kind when 'commission' then amount when 'commission-reversal' then -amount end`)} as earned,
        ${total(`case 'held' when to_account then amount when from_account then -amount end`)} as held
      from moved`.execute(db);
    return one(rows);
  },

  /** Returns both sides of the given bookings, ordered by id; a booking without money is left out. */
  compare: async (
    db: Connection,
    bookingIds: readonly string[],
  ): Promise<(MoneyDifference & { is_wrong: boolean })[]> => {
    const { rows } = await sql<MoneyDifference & { is_wrong: boolean }>`
      select booking_id, ${isWrong} as is_wrong, ${side(1, 'paid')} as paid, ${side(1, 'refunded')} as refunded,
        ${side(1, 'transferred')} as transferred, ${side(1, 'earned')} as earned, ${side(1, 'held')} as held,
        json_build_object('paid', ${side(-1, 'paid')}, 'refunded', ${side(-1, 'refunded')}, 'transferred', ${side(-1, 'transferred')},
          'earned', ${side(-1, 'earned')}, 'owed', ${side(-1, 'held')}) as facts
      from (${movements}) movements where booking_id = any(${bookingIds}::uuid[]) group by booking_id order by booking_id`.execute(
      db,
    );
    return rows;
  },

  /** Saves the result of a check of all money in place of the previous one. */
  note: (db: Connection, checkedAt: Date, { differences, ...check }: MoneyCheck) => {
    const row = { ...check, checked_at: checkedAt, differences: JSON.stringify(differences) };
    return db
      .insertInto('last_money_check')
      .values(row)
      .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
      .execute();
  },

  findLast: (db: Connection) => db.selectFrom('last_money_check').select(lastColumns).executeTakeFirst(),
};

const lastColumns = [
  'checked_at',
  'bookings',
  'wrong',
  'paid',
  'refunded',
  'transferred',
  'earned',
  'held',
  'differences',
] as const satisfies readonly (keyof LastMoneyCheckTable)[];

const total = (amount: string) => sql.raw(`coalesce(sum(${amount}), 0)::numeric(14,2)::text`);

const side = (which: 1 | -1, column: string) => dollars(`coalesce(sum(${column}) filter (where side = ${which}), 0)`);

function one<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('Aggregates always have one row');
  return row;
}
