import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { sessionParameters } from '#app/features/payments/checkout/commands/open-checkout.server.ts';
import { ledgerMoves } from '#app/features/payments/ledger/ledger.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { centsFromDollars, dollarString, shareOf, subtractCents } from '#app/lib/money.ts';
import { forEachAtOnce, sandboxControl } from './demo-stripe.ts';

const insertBatch = 500;
const minutesToPay = 4;

/**
 * Opens a real checkout for each booking that waits for payment and pays, in the sandbox, those that are confirmed or
 * completed, so that every demo booking can be paid, cancelled and refunded like any other. Writes in bulk what the
 * product would write row by row.
 */
export async function payDemoBookings(sandboxUrl: string): Promise<void> {
  const bookings = await listPayable();
  const sessions = await openSessions(bookings);
  const paid = await paySessions(
    sandboxUrl,
    bookings.filter(({ status }) => status !== 'pending').map(({ id }) => sessionOf(sessions, id).id),
  );
  const checkouts = bookings.map(({ id, status, total_amount, created_at }) => ({
    booking_id: id,
    amount: total_amount,
    stripe_session_id: sessionOf(sessions, id).id,
    url: sessionOf(sessions, id).url,
    ...(status === 'pending' ? { status: 'open' as const } : { status: 'paid' as const, created_at }),
  }));
  const payments = bookings.flatMap((booking) => {
    const payment = paid.get(sessionOf(sessions, booking.id).id);
    return payment ? [paymentRow(booking, payment)] : [];
  });
  await inBatches(checkouts, (rows) => database().insertInto('checkouts').values(rows).execute());
  await inBatches(payments, (rows) => database().insertInto('payments').values(rows).execute());
  await inBatches(payments.map(ledgerRow), (rows) => database().insertInto('ledger_entries').values(rows).execute());
  // Transfers of completed bookings are due: the regular jobs send them.
  const done = bookings.filter(({ status }) => status === 'completed');
  await inBatches(done.map(transferRow), (rows) => database().insertInto('transfers').values(rows).execute());
}

type Payable = Awaited<ReturnType<typeof listPayable>>[number];
type Session = { id: string; url: string | null };
type Paid = { session: string; payment_intent: string; charge: string };

function listPayable() {
  return database()
    .selectFrom('bookings')
    .innerJoin('services', 'services.id', 'bookings.service_id')
    .innerJoin('profiles', 'profiles.id', 'bookings.client_id')
    .select([
      'bookings.id',
      'bookings.status',
      'bookings.client_id',
      'bookings.professional_id',
      'bookings.total_amount',
      'bookings.travel_fee_amount',
      'bookings.commission_percent',
      'bookings.created_at',
      'services.stripe_price_id',
      'profiles.email',
    ])
    .where('bookings.status', '<>', 'cancelled')
    .execute();
}

/** Opens checkout sessions as the product does, by booking. */
async function openSessions(bookings: readonly Payable[]): Promise<Map<string, Session>> {
  const sessions = new Map<string, Session>();
  await forEachAtOnce(bookings, async (booking) => {
    if (!booking.stripe_price_id) throw new Error('The demo booked a service that cannot be paid');
    const order = {
      bookingId: booking.id,
      stripePriceId: booking.stripe_price_id,
      discounted: null,
      total: centsFromDollars(booking.total_amount),
      travelFee: centsFromDollars(booking.travel_fee_amount),
      customerEmail: booking.email,
      successUrl: `${config().BASE_URL}/booking/success?booking_id=${booking.id}&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${config().BASE_URL}/booking/cancel?booking_id=${booking.id}`,
    };
    const { id, url } = await stripe().checkout.sessions.create(
      sessionParameters(order, { attempt: 1, created_at: new Date() }),
    );
    sessions.set(booking.id, { id, url });
  });
  return sessions;
}

function sessionOf(sessions: ReadonlyMap<string, Session>, bookingId: string): Session {
  const session = sessions.get(bookingId);
  if (!session) throw new Error('Every booking of the demo has a session');
  return session;
}

async function paySessions(sandboxUrl: string, sessions: string[]): Promise<Map<string, Paid>> {
  const answer = await sandboxControl(sandboxUrl, '/sandbox/api/checkout-sessions/pay', { sessions });
  return new Map((answer as { items: Paid[] }).items.map((paid) => [paid.session, paid]));
}

function paymentRow(booking: Payable, paid: Paid) {
  return {
    booking_id: booking.id,
    client_id: booking.client_id,
    professional_id: booking.professional_id,
    amount: booking.total_amount,
    payment_method: 'card',
    // The sandbox's test card.
    card_brand: 'visa',
    card_last4: '4242',
    stripe_session_id: paid.session,
    stripe_payment_intent_id: paid.payment_intent,
    stripe_charge_id: paid.charge,
    created_at: new Date(booking.created_at.getTime() + minutesToPay * 60_000),
  };
}

function ledgerRow({ booking_id, amount, stripe_payment_intent_id, created_at }: ReturnType<typeof paymentRow>) {
  const { from, to } = ledgerMoves.payment;
  return {
    at: created_at,
    booking_id,
    kind: 'payment' as const,
    source: stripe_payment_intent_id,
    from_account: from,
    to_account: to,
    amount,
  };
}

function transferRow({ id, professional_id, total_amount, commission_percent }: Payable) {
  const total = centsFromDollars(total_amount);
  const commission = shareOf(total, Number(commission_percent));
  return {
    booking_id: id,
    professional_id,
    reason: 'completed' as const,
    amount: dollarString(subtractCents(total, commission)),
    commission: dollarString(commission),
    commission_percent,
    status: 'due' as const,
  };
}

async function inBatches<T>(rows: readonly T[], insert: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += insertBatch) await insert(rows.slice(start, start + insertBatch));
}
