import { type RawBuilder, sql } from 'kysely';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { type AdminCursor, decodeAdminCursor, type KeyType } from './admin-cursor.server.ts';
import { containsWords, hasNumber, type NumberConditions } from './admin-search-store.server.ts';
import type { AdminFilter, AdminListName, AdminListRequest, AdminSort } from './admin-list.ts';

type Condition = RawBuilder<unknown>;
type Order = { key: RawBuilder<unknown>; type: KeyType; descending?: boolean };

const everybody = sql`lower(f.first_name || ' ' || f.last_name || ' ' || f.email || ' ' || f.phone || ' ' || f.username)`;
const byName: Order = { key: sql`(lower(f.last_name || ' ' || f.first_name) collate "C")`, type: 'text' };
const nameOf = (alias: string) =>
  sql`btrim(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)}))`;

/** As `receiptNumber` of earnings has them. */
const receiptDigitsOf = (table: string) => sql`right(replace(${sql.ref(`${table}.id`)}::text, '-', ''), 10)`;

/** A list's SQL: its rows, columns, filters and orders; `id` is the row's id column. */
type ListSource<Name extends AdminListName = AdminListName> = {
  id: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  /** Joins needed only by the selected columns. */
  joins: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  filters: Readonly<Record<AdminFilter<Name>, Condition>>;
  orders: Readonly<Record<AdminSort<Name>, Order>>;
  numbers: NumberConditions;
};

const clients: ListSource<'clients'> = {
  id: sql`f.id`,
  from: sql`profiles f`,
  joins: sql`cross join lateral (select count(*)::int as bookings, max(b.start_time) as last_booking from bookings b where b.client_id = f.id) of_theirs`,
  columns: sql`f.first_name, f.last_name, f.email, f.phone, f.username, f.profile_photo_url, f.created_at, of_theirs.bookings as total_bookings, of_theirs.last_booking`,
  filters: { all: sql`f.type = 'client'` },
  numbers: { id: (id) => sql`f.id = ${id}::uuid` },
  orders: {
    newest: { key: sql`f.created_at`, type: 'timestamptz', descending: true },
    oldest: { key: sql`f.created_at`, type: 'timestamptz' },
    name: byName,
  },
};

/** Includes those who have not signed in since: approved, verified and connected means onboarding is complete. */
const onboardingComplete = sql`(p.is_onboarding_complete or (p.is_approved and p.verified and p.stripe_account_status is not distinct from 'active'))`;

const isWaiting = sql`p.applied_at is not null and not p.is_approved and p.rejected_at is null and p.suspended_at is null`;
/** Those with an application or a change that nobody has decided; few of many. */
const hasUndecided = sql`p.id in (select w.professional_id from proposed_changes w union all select p.id from professionals p where ${isWaiting})`;
const undecidedSince = sql`case when ${isWaiting} then p.applied_at else (select min(g.created_at) from proposed_changes g where g.professional_id = p.id) end`;

const professionals: ListSource<'professionals'> = {
  id: sql`p.id`,
  from: sql`professionals p join profiles f on f.id = p.profile_id`,
  joins: sql``,
  columns: sql`p.profile_id, f.first_name, f.last_name, f.email, f.phone, f.profile_photo_url, p.image, p.service_area, p.verified, p.is_approved,
    exists (select from proposed_changes g where g.professional_id = p.id) as has_changes, ${onboardingComplete} as is_onboarding_complete, p.applied_at, p.rejected_at, p.suspended_at, p.created_at, p.stripe_account_status`,
  filters: {
    all: sql`true`,
    waiting: isWaiting,
    changes: sql`exists (select from proposed_changes g where g.professional_id = p.id)`,
    approved: sql`p.is_approved`,
    verified: sql`p.verified`,
    incomplete: sql`not ${onboardingComplete}`,
    rejected: sql`p.rejected_at is not null`,
    suspended: sql`p.suspended_at is not null`,
  },
  numbers: { id: (id) => sql`p.id = ${id}::uuid or p.profile_id = ${id}::uuid` },
  orders: {
    newest: { key: sql`p.created_at`, type: 'timestamptz', descending: true },
    oldest: { key: sql`p.created_at`, type: 'timestamptz' },
    name: byName,
    waiting: { key: undecidedSince, type: 'timestamptz' },
  },
};

const payments: ListSource<'payments'> = {
  id: sql`m.id`,
  from: sql`payments m`,
  joins: sql`
    left join bookings b on b.id = m.booking_id
    left join profiles c on c.id = m.client_id
    left join professionals p on p.id = m.professional_id
    left join profiles f on f.id = p.profile_id`,
  // As a column, the view is read for the rows of a page; PostgreSQL would compute a join with it for all payments.
  columns: sql`m.booking_id, m.amount, m.payment_method, m.created_at, coalesce(b.service_name, m.service_name) as service_name, b.id is null as is_booking_deleted,
    (select nullif(money.refunded, 0) from payment_money money where money.payment_id = m.id) as refunded_amount, m.client_id, m.professional_id,
    ${nameOf('c')} as client_name, ${nameOf('f')} as professional_name`,
  filters: {
    all: sql`true`,
    refunded: sql`exists (select from refunds r where r.stripe_payment_intent_id = m.stripe_payment_intent_id and r.status <> 'failed')`,
  },
  numbers: {
    id: (id) => sql`m.id = ${id}::uuid or m.booking_id = ${id}::uuid`,
    receipt: (digits) => sql`${receiptDigitsOf('m')} = ${digits}`,
  },
  orders: {
    newest: { key: sql`m.created_at`, type: 'timestamptz', descending: true },
    oldest: { key: sql`m.created_at`, type: 'timestamptz' },
    largest: { key: sql`m.amount`, type: 'numeric', descending: true },
  },
};

const bookings: ListSource<'bookings'> = {
  id: sql`m.id`,
  from: sql`bookings m`,
  joins: sql`
    left join profiles c on c.id = m.client_id
    left join professionals p on p.id = m.professional_id
    left join profiles f on f.id = p.profile_id`,
  columns: sql`m.status, m.start_time, m.end_time, m.time_zone, m.service_name, m.total_amount, m.location, m.client_id, m.professional_id,
    ${nameOf('c')} as client_name, ${nameOf('f')} as professional_name, p.suspended_at is not null as professional_suspended`,
  filters: {
    all: sql`true`,
    upcoming: sql`m.start_time > now() and m.status in ('pending', 'confirmed')`,
    pending: sql`m.status = 'pending'`,
    confirmed: sql`m.status = 'confirmed'`,
    completed: sql`m.status = 'completed'`,
    cancelled: sql`m.status = 'cancelled'`,
  },
  numbers: {
    id: (id) => sql`m.id = ${id}::uuid`,
    receipt: (digits) =>
      sql`m.id in (select booking_id from payments where ${receiptDigitsOf('payments')} = ${digits})`,
  },
  orders: {
    earliest: { key: sql`m.start_time`, type: 'timestamptz' },
    latest: { key: sql`m.start_time`, type: 'timestamptz', descending: true },
  },
};

const sources: { [Name in AdminListName]: ListSource<Name> } = { clients, professionals, payments, bookings };

/** The people matching a search, for lists about what they did. */
export type FoundPeople = { profileIds: string[]; professionalIds: string[] };

/** Reads the lists of the admin dashboard; read-only. */
export const administrationStore = {
  list: async <Row, Name extends AdminListName>(
    db: ReadOnlyConnection,
    name: Name,
    request: AdminListRequest<Name>,
    people?: FoundPeople,
  ): Promise<(Row & { id: string; sort_key: string })[]> => {
    const source: ListSource<Name> = sources[name];
    const order = source.orders[request.sort];
    const after = decodeAdminCursor(request.cursor, request.sort, order.type);
    const direction = order.descending ? sql`desc` : sql`asc`;
    // Finds the page first and joins afterward, so only the rows shown are joined.
    const { rows } = await sql<Row & { id: string; sort_key: string }>`
      with page as materialized (
        select ${source.id} as id, ${order.key} as sort_key from ${source.from}
        where ${conditions(name, request, people)} ${after ? sql`and ${beyond(source, order, after)}` : sql``}
        order by ${order.key} ${direction}, ${source.id} ${direction}
        limit ${request.limit + 1}
      )
      select page.id, page.sort_key::text as sort_key, ${source.columns}
      from page join ${source.from} on ${source.id} = page.id ${source.joins}
      order by page.sort_key ${direction}, page.id ${direction}`.execute(db);
    return rows;
  },

  /** Counts rows, at most `most`. */
  count: async <Name extends AdminListName>(
    db: ReadOnlyConnection,
    name: Name,
    request: AdminListRequest<Name>,
    people: FoundPeople | undefined,
    most: number,
  ): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select from ${sources[name].from} where ${conditions(name, request, people)} limit ${most}
      ) as counted`.execute(db);
    return rows[0]?.count ?? 0;
  },

  /** Finds the people matching a search, newest first. */
  findPeople: async (db: ReadOnlyConnection, search: string, most: number): Promise<FoundPeople> => {
    const { rows } = await sql<{ id: string; professional_id: string | null }>`
      select found.id, p.id as professional_id
      from (select f.id from profiles f where ${containsWords(search, everybody, sql`f.phone`)} order by f.id desc limit ${most}) as found
      left join professionals p on p.profile_id = found.id`.execute(db);
    return {
      profileIds: rows.map(({ id }) => id),
      professionalIds: rows.flatMap(({ professional_id }) => professional_id ?? []),
    };
  },
};

function conditions<Name extends AdminListName>(
  name: Name,
  { filter, sort, search }: AdminListRequest<Name>,
  people: FoundPeople | undefined,
): Condition {
  const source: ListSource<Name> = sources[name];
  const all = [source.filters[filter]];
  if (name === 'professionals' && sort === 'waiting') all.push(hasUndecided);
  if (search !== '')
    all.push(
      hasNumber(search, source.numbers) ?? (people ? isAbout(people) : containsWords(search, everybody, sql`f.phone`)),
    );
  return sql.join(
    all.map((condition) => sql`(${condition})`),
    sql` and `,
  );
}

function isAbout({ profileIds, professionalIds }: FoundPeople): Condition {
  return sql`m.client_id = any(${profileIds}::uuid[]) or m.professional_id = any(${professionalIds}::uuid[])`;
}

function beyond({ id }: Pick<ListSource, 'id'>, { key, type, descending }: Order, after: AdminCursor): Condition {
  const value = {
    timestamptz: sql`${after.key}::timestamptz`,
    numeric: sql`${after.key}::numeric`,
    text: sql`${after.key}::text collate "C"`,
  }[type];
  return descending
    ? sql`(${key}, ${id}) < (${value}, ${after.id}::uuid)`
    : sql`(${key}, ${id}) > (${value}, ${after.id}::uuid)`;
}
