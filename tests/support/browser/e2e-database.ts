import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { joinEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';

/**
 * Moves a visit of a later day back by whole hours, to a free time that ended within the last 20 hours: as if it had
 * passed. The clock completes a visit 24 hours after its end.
 */
export function letVisitPass(bookingId: string): Promise<void> {
  return moveByHours(bookingId, 'end_time', "now() - interval '20 hours' and now() - interval '1 minute'");
}

/** Moves a visit of a later day back by whole hours, to a free time within the next 23 hours. */
export function letVisitComeNear(bookingId: string): Promise<void> {
  return moveByHours(bookingId, 'start_time', "now() + interval '10 minutes' and now() + interval '23 hours'");
}

/** Moves it to a free time of this hour or the next ones, on which its professional can already press. */
export function letVisitBeToday(bookingId: string): Promise<void> {
  return moveByHours(bookingId, 'start_time', "now() - interval '50 minutes' and now() + interval '11 hours'");
}

/** Moves it to a free time that began within the last 20 hours: the clock has not completed it yet. */
export function letVisitBegin(bookingId: string): Promise<void> {
  return moveByHours(bookingId, 'start_time', "now() - interval '20 hours' and now() - interval '1 minute'");
}

/** Lets the minute pass in which a report that nobody came can be taken back. */
export async function letMinutePass(bookingId: string): Promise<void> {
  const earlier = "reported_at = reported_at - interval '2 minutes'";
  await inServersDatabase(`update problem_reports set ${earlier} where booking_id = $1`, [bookingId]);
}

async function moveByHours(bookingId: string, moment: 'start_time' | 'end_time', between: string): Promise<void> {
  const shift = `(select shift from (select make_interval(hours => hours) as shift from generate_series(1, 2400) hours) shifts
    where bookings.${moment} - shift between ${between}
    and not exists (select from bookings other where other.professional_id = bookings.professional_id and other.id <> bookings.id
      and tstzrange(other.start_time, other.busy_until) && tstzrange(bookings.start_time - shift, bookings.busy_until - shift))
    order by shift desc limit 1)`;
  await inServersDatabase(moved(shift), [bookingId]);
}

/** Lets a professional take this percentage off at times near other visits, or nothing again. */
export async function setRouteDiscount(professionalId: string, percent: number): Promise<void> {
  await inServersDatabase('delete from travel_settings where professional_id = $1', [professionalId]);
  if (percent === 0) return;
  await inServersDatabase('insert into travel_settings (professional_id, route_discount_percent) values ($1, $2)', [
    professionalId,
    percent,
  ]);
}

/** Gives a professional this many clients, each with one visit that is over: "Nadia 1", who came last, and so on. */
export async function giveClients(professionalId: string, count: number): Promise<void> {
  await inServersDatabase(
    `with person as (insert into auth_user (email, name, email_verified)
       select 'nadia-' || number || '-' || $1 || '@doorstep.test', 'Nadia ' || number, true
       from generate_series(1, $2::int) number returning id, email, name),
     client as (insert into profiles (id, first_name, last_name, username, type, email)
       select id, 'Nadia', substr(name, 7), email, 'client', email from person returning id, last_name::int as number)
     ${visitsThatAreOver('select id, number from client')}`,
    [professionalId, count],
  );
}

/** Gives a client this many completed visits of a professional who has no others. @returns their ids, the newest first */
export async function giveVisits(clientId: string, professionalId: string, count: number): Promise<string[]> {
  const rows = await inServersDatabase<{ id: string }>(
    `${visitsThatAreOver('select $3::uuid as id, number from generate_series(1, $2::int) number')} returning id`,
    [professionalId, count, clientId],
  );
  return rows.map(({ id }) => id);
}

/** Returns the statement that gives clients (id, number) a completed visit of the professional $1, `number` days ago. */
function visitsThatAreOver(clients: string): string {
  return `insert into bookings (professional_id, client_id, status, booking_date, start_time, end_time, busy_until, time_zone, location,
      service_name, service_price, duration, travel_miles, travel_fee_amount, total_amount, commission_percent,
      free_cancellation_hours, late_fee_percent)
    select $1::uuid, id, 'completed', start, start, start + interval '1 hour', start + interval '1 hour', 'America/Chicago',
      '1100 Congress Ave, Austin, TX 78701', 'Haircut', 75, 60, 0, 0, 75, 10, 24, 50
    from (select id, date_trunc('hour', now()) - number * interval '1 day' as start from (${clients}) client order by number) visit`;
}

/** Writes one more message of the client in a thread, as if time had passed: "Later 7". */
export async function laterMessage(threadId: string, number: number): Promise<void> {
  await inServersDatabase(
    `with place as (update message_threads set last_sequence = last_sequence + 1 where id = $1 returning last_sequence)
     insert into messages (id, thread_id, sequence, side, text, sent_at)
     select gen_random_uuid(), $1, last_sequence, 'client', 'Later ' || $2::int, now() from place`,
    [threadId, number],
  );
}

/** Gives a professional an hour of parking at every visit, or the standard again. */
export async function setHourOfParking(professionalId: string, isSet: boolean): Promise<void> {
  await inServersDatabase('delete from travel_settings where professional_id = $1', [professionalId]);
  if (!isSet) return;
  await inServersDatabase('insert into travel_settings (professional_id, parking_minutes) values ($1, 60)', [
    professionalId,
  ]);
}

/** Returns the statement that makes a booking earlier by an interval. */
function moved(shift: string): string {
  const earlier = ['booking_date', 'start_time', 'end_time', 'busy_until'].map(
    (column) => `${column} = ${column} - ${shift}`,
  );
  return `update bookings set ${earlier.join(', ')} where id = $1`;
}

/**
 * Cancels the unpaid holds that earlier tests left a client with, and deletes the record of them: only a few are
 * allowed.
 */
export async function clearHolds(clientId: string): Promise<void> {
  await inServersDatabase(`update bookings set status = 'cancelled' where client_id = $1 and status = 'pending'`, [
    clientId,
  ]);
  await inServersDatabase('delete from hold_records where client_id = $1', [clientId]);
}

/** Ends the minute in which a completion can be undone. */
export async function letCompletionStand(bookingId: string): Promise<void> {
  await inServersDatabase('update transfers set due_at = now() where booking_id = $1', [bookingId]);
  await inServersDatabase(
    "update pgboss.job set start_after = now() where state = 'created' and start_after > now() and name = any($1)",
    [['payments.transfer', 'bookings.event']],
  );
}

/** Creates a failed refund of a paid visit that waits for the team: no demo refund ever fails. */
export async function stopRefund(bookingId: string): Promise<void> {
  await inServersDatabase(
    `insert into refunds (booking_id, stripe_payment_intent_id, amount, reason, status, stopped_at, last_error)
     select booking_id, stripe_payment_intent_id, 1, 'intervention', 'requested', now(), 'expired_or_canceled_card' from payments where booking_id = $1`,
    [bookingId],
  );
}

/**
 * Runs a statement in the database of the server under test, bypassing its checks, for what nobody can do on the
 * site.
 */
export async function inServersDatabase<Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[],
): Promise<Row[]> {
  const { connection } = await joinEmbeddedPostgres({
    dataDir: process.env['E2E_DATA_DIR'] ?? '',
    log: () => undefined,
  });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("set doorstep.seeding = 'on'");
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Leaves a job that was given up, of a schedule whose next run does the same.
 * @returns its error, which no other job has
 */
export async function leaveFailedJob(): Promise<string> {
  const error = `The disk is full (${randomUUID()})`;
  await inServersDatabase(
    `insert into pgboss.job (name, state, completed_on, output)
     select name, 'failed', now(), jsonb_build_object('message', $1::text) from pgboss.schedule
     where name <> 'jobs.pulse' order by name limit 1`,
    [error],
  );
  return error;
}
