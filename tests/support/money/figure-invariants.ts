import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { adminListRequest } from '#app/features/administration/lists/admin-list.ts';
import type { AdminPayment } from '#app/features/administration/lists/admin-rows.ts';
import { listForAdmin } from '#app/features/administration/lists/queries/list-for-admin.server.ts';
import { readAdminOverview } from '#app/features/administration/overview/queries/read-admin-overview.server.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bookingTotals } from '#app/features/client-bookings/booking-totals.ts';
import { checkMoney } from '#app/features/money-checks/queries/check-money.server.ts';
import { listClientBookings } from '#app/features/bookings/queries/list-client-bookings.server.ts';
import { readClientMoney } from '#app/features/client-bookings/queries/read-client-money.server.ts';
import { readOverview } from '#app/features/professional-desk/queries/read-overview.server.ts';
import { listCalendar } from '#app/features/calendar/queries/list-calendar.server.ts';
import { type HistoryPayment, historyRequest } from '#app/features/earnings/payment-history.ts';
import { paymentsCsv } from '#app/features/earnings/payments-csv.ts';
import { findEarner, type Earner } from '#app/features/earnings/queries/find-earner.server.ts';
import { listComingTransfers } from '#app/features/earnings/queries/list-coming-transfers.server.ts';
import { readPaymentHistory } from '#app/features/earnings/queries/list-payment-history.server.ts';
import { listStatementMonths } from '#app/features/earnings/queries/list-statement-months.server.ts';
import { readPaymentFigures } from '#app/features/earnings/queries/read-payment-figures.server.ts';
import { readReceipt } from '#app/features/earnings/queries/read-receipt.server.ts';
import { readStatement } from '#app/features/earnings/queries/read-statement.server.ts';
import { paidInTheEnd } from '#app/features/earnings/receipt.ts';
import { addDollarSums, centsFromDollars } from '#app/lib/money.ts';
import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { eventually } from '../booking-journey.ts';

const days = 86_400_000;
const centsOf = (dollars: string | null) => centsFromDollars(dollars ?? '0.00');
const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);

type Parties = { professional: { id: string; profileId: string }; clientId: string };

/**
 * Expects every page, list, file and document to show the same money the same way (docs/money-figures.md), at any
 * time. Running jobs may move money between two reads, so all is read again then.
 */
export async function expectFiguresAgree(db: Kysely<Tables>, { professional, clientId }: Parties): Promise<void> {
  await eventually(async () => {
    const earner = await findEarner(professional.profileId);
    const history = await collect(readPaymentHistory(earner, historyRequest({}), new Date()));
    await expectClientAgrees(db, clientId, history);
    await expectProfessionalAgrees(professional, earner, history);
    await expectAdminAgrees(professional.id, history);
  });
}

/** Total spent = Paid - Cancellation fees + Refunded + To pay, and the receipts add up to Paid. */
async function expectClientAgrees(
  db: Kysely<Tables>,
  clientId: string,
  history: readonly HistoryPayment[],
): Promise<void> {
  const [{ items }, money, payments] = await Promise.all([
    listClientBookings(clientId),
    readClientMoney(clientId),
    db.selectFrom('payments').select('booking_id').where('client_id', '=', clientId).execute(),
  ]);
  const { spent, toPay } = bookingTotals(items, Date.now());
  expect(spent).toBe(centsOf(money.paid) - centsOf(money.fees) + centsOf(money.refunded) + toPay);
  const receipts = await Promise.all(
    payments.map(async ({ booking_id }) => ({ booking_id, ...(await readReceipt(booking_id, clientId)) })),
  );
  expect(sumOf(receipts, paidInTheEnd)).toBe(centsOf(money.paid));
  const told = history.map(({ booking_id, amount, refunded_amount }) => [
    booking_id,
    centsOf(amount),
    centsOf(refunded_amount),
  ]);
  expect(receipts.map(({ booking_id, total, refunded }) => [booking_id, total, refunded]).sort()).toEqual(told.sort());
  expectListAgrees(items, history);
}

/** Expects the refunds in the client's list of bookings to equal those in the professional's payments. */
function expectListAgrees(bookings: readonly BookingDto[], history: readonly HistoryPayment[]): void {
  const refunded = new Map(history.map((payment) => [payment.booking_id, payment.refunded_amount]));
  const paid = bookings.filter(({ id }) => refunded.has(id));
  expect(paid.map(({ id, refunded_amount }) => [id, refunded_amount ?? '0.00'])).toEqual(
    paid.map(({ id }) => [id, refunded.get(id)]),
  );
}

async function expectProfessionalAgrees(
  { profileId }: Parties['professional'],
  earner: Earner,
  history: readonly HistoryPayment[],
): Promise<void> {
  const now = new Date();
  const [figures, overview, coming] = await Promise.all([
    readPaymentFigures(earner, now),
    readOverview(earner, now),
    listComingTransfers(earner, now),
  ]);
  const { total_revenue, confirmed_revenue } = overview.figures;
  expect([figures.revenue, figures.completed, figures.confirmed]).toEqual([
    centsOf(total_revenue) + centsOf(confirmed_revenue),
    centsOf(total_revenue),
    centsOf(confirmed_revenue),
  ]);
  const standing = history.filter(({ status }) => status === 'confirmed' || status === 'completed');
  expect(sumOf(standing, ({ amount }) => centsOf(amount))).toBe(figures.revenue);
  for (const { amount, refunded_amount, fee_amount, net_amount } of history)
    expect(centsOf(amount) - centsOf(refunded_amount) - centsOf(fee_amount)).toBe(centsOf(net_amount));
  expect(
    sumOf(
      history.filter(({ status }) => status === 'confirmed'),
      ({ net_amount }) => centsOf(net_amount),
    ),
  ).toBe(centsOf(coming.expected.amount));
  await expectFileAgrees(history, earner);
  await expectStatementsAgreeWith(profileId, earner, history);
  await expectCalendarAgrees(profileId, overview.today, history);
}

async function expectFileAgrees(history: readonly HistoryPayment[], { time_zone }: Earner): Promise<void> {
  const whole = (await collect(paymentsCsv(asyncOf(history), time_zone))).join('');
  const lines = whole
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').slice(-6));
  expect(lines.map(([, refunded, fee, share, , id]) => [id, refunded, fee, share])).toEqual(
    history.map(({ booking_id, refunded_amount, fee_amount, net_amount }) => [
      booking_id,
      refunded_amount,
      fee_amount,
      net_amount,
    ]),
  );
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function* asyncOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function expectStatementsAgreeWith(
  profileId: string,
  earner: Earner,
  history: readonly HistoryPayment[],
): Promise<void> {
  const later = new Date(Date.now() + 62 * days);
  const viewer = { id: profileId, email: 'pro@example.com', profile: null };
  const statements = await Promise.all(
    (await listStatementMonths(earner, later)).map((month) => readStatement(viewer, month, later)),
  );
  const lines = statements
    .flatMap((statement) => statement.lines)
    .map(({ gross, refunded, fee, net }) => [gross, refunded, fee, net].join(' '));
  const told = history.map(({ amount, refunded_amount, fee_amount, net_amount }) =>
    [amount, refunded_amount, fee_amount, net_amount].map(centsOf).join(' '),
  );
  expect(lines.sort()).toEqual(told.sort());
}

/** Checks paid bookings in the calendar; the test histories stay within three weeks. */
async function expectCalendarAgrees(
  profileId: string,
  today: PlainDate,
  history: readonly HistoryPayment[],
): Promise<void> {
  const { appointments } = await listCalendar(profileId, { from: addDays(today, -10), to: addDays(today, 21) });
  const payments = new Map(history.map((payment) => [payment.booking_id, payment]));
  const shown = appointments.flatMap(({ id, refund_amount, fee_amount, net_amount }) =>
    payments.has(id) ? [[id, refund_amount ?? '0.00', fee_amount, net_amount]] : [],
  );
  expect(shown).toEqual(
    shown
      .map(([id = '']) => payments.get(id))
      .map((payment) => [payment?.booking_id, payment?.refunded_amount, payment?.fee_amount, payment?.net_amount]),
  );
}

async function expectAdminAgrees(professionalId: string, history: readonly HistoryPayment[]): Promise<void> {
  const page = await listForAdmin('payments', adminListRequest('payments', { sort: 'newest', limit: '100' }));
  const rows = page.items.filter(({ professional_id }: AdminPayment) => professional_id === professionalId);
  const told = history.map(({ booking_id, amount, refunded_amount }) => [booking_id, amount, refunded_amount]);
  expect(
    rows.map(({ booking_id, amount, refunded_amount }) => [booking_id, amount, refunded_amount ?? '0.00']).sort(),
  ).toEqual(told.sort());
  const [{ spans }, ledger] = await Promise.all([readAdminOverview('12-months', new Date()), checkMoney()]);
  const moved = (part: 'gross' | 'refunds' | 'net' | 'commission') =>
    addDollarSums(...spans.map(({ money }) => money[part]));
  expect([moved('gross'), moved('refunds'), moved('net'), moved('commission')]).toEqual([
    ledger.paid,
    ledger.refunded,
    ledger.transferred,
    ledger.earned,
  ]);
  expect(addDollarSums(ledger.refunded, ledger.transferred, ledger.earned, ledger.held)).toBe(ledger.paid);
}
