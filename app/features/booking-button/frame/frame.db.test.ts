import { describe, expect, it } from 'vitest';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { addMonths } from '#app/lib/dates/plain-date.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { slotAt } from '#tests/support/booking-journey.ts';
import { guestFields, guestJourney } from '#tests/support/guests/guest-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { saveBookingButton } from '../settings/commands/save-booking-button.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { frameUrl, send } = guestJourney(app);

async function shop(sites: string[] = ['https://paula.example']) {
  const bookable = await buildBookable(db, { professional: { service_radius: '10', travel_fee: '2.00' } });
  const look = { color: '#7a1f5c', theme: 'auto', label: 'Book' } as const;
  await saveBookingButton(bookable.professional.id, { sites, ...look });
  return bookable;
}
const ancestorsOf = (answer: Response) =>
  /frame-ancestors ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
const look = async (url: string) => (await fetch(url)).text();

describe('the frame', () => {
  it('may be shown by the sites that were named, and by nobody else', async () => {
    const answer = await fetch(frameUrl(await shop(['https://paula.example', 'http://localhost:4444'])));
    expect(ancestorsOf(answer)).toBe("'self' https://paula.example http://localhost:4444");
    expect(answer.headers.get('x-frame-options')).toBeNull();
    const unnamed = await fetch(frameUrl(await buildBookable(db)));
    expect(ancestorsOf(unnamed)).toBe("'self'");
  });

  it('is the only page that may be framed: of somebody not listed, and elsewhere, nothing is', async () => {
    const bookable = await shop();
    await db
      .updateTable('professionals')
      .set({ verified: false, is_approved: false })
      .where('id', '=', bookable.professional.id)
      .execute();
    for (const url of [frameUrl(bookable), `${app.url}/healthz`, `${app.url}/button.js`])
      expect((await fetch(url)).headers.get('x-frame-options')).toBe('DENY');
  });

  it('sets no cookie, loads nothing and is small', async () => {
    const answer = await fetch(frameUrl(await shop()));
    const html = await answer.text();
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(html).not.toMatch(/<link|src=|@import|url\(/);
    expect(Buffer.byteLength(html)).toBeLessThan(10_000);
  });

  it('has the look of the button, as far as it is possible', async () => {
    const bookable = await shop();
    expect(await look(frameUrl(bookable))).toContain('--accent:#7a1f5c;--on-accent:#ffffff');
    const search = '?color=%23ffee00&theme=dark&site=https://paula.example';
    const asked = await look(frameUrl(bookable, search));
    expect(asked).toContain('--accent:#ffee00;--on-accent:#000000');
    expect(asked).toContain('data-theme="dark"');
    expect(asked).toContain('data-site="https://paula.example"');
    const forged = await look(frameUrl(bookable, '?color=red;}&theme=x&site=https://evil.example'));
    expect(forged).toContain('--accent:#7a1f5c');
    expect(forged).not.toContain('evil.example"');
  });

  it('leads from the service to a day, a time and the details', async () => {
    const bookable = await shop();
    const step = async (html: string, text: RegExp) => {
      const url = new RegExp(`href="([^"]*)"[^>]*>(?:(?!</a>).)*${text.source}`, 's').exec(html)?.[1];
      return look(app.url + (url ?? '/nothing').replaceAll('&amp;', '&'));
    };
    const times = await step(await look(frameUrl(bookable)), /Haircut|<b>/);
    expect(times).toContain('Choose a day and a time');
    expect(times).toMatch(/All times are C[SD]T/);
    const details = await step(times, /\d:00 [AP]M/);
    expect(details).toMatch(/name="starts_at" value="\d{4}-/);
    expect(details).toContain('Email me the link to confirm');
  });

  it('offers the first day that can be booked, however far ahead it is', async () => {
    const bookable = await shop();
    const today = slotAt(0, '00:00').slice(0, 10);
    const firstFree = `${addMonths(today, 2).slice(0, 7)}-20`;
    await db
      .insertInto('blocked_time_slots')
      .values({
        professional_id: bookable.professional.id,
        start_time: new Date(slotAt(0, '00:00')),
        end_time: new Date(`${firstFree}T06:00:00Z`),
        reason: null,
      })
      .execute();
    const times = await look(frameUrl(bookable, `?service=${bookable.service.id}`));
    expect(times).not.toContain('There are no free times');
    expect(/aria-current="date"[^>]*>([^<]*)/.exec(times)?.[1]).toBe(formatDay(firstFree));
  });

  it.each([
    ['without an account', { stripe_account_id: null }],
    ['whose account Stripe has rejected', { stripe_account_status: 'rejected' }],
  ] as const)('offers nothing of somebody %s', async (_, professional) => {
    const bookable = await buildBookable(db, { professional });
    expect(await look(frameUrl(bookable))).toContain('There is nothing to book online at the moment.');
    expect((await send(bookable, guestFields(bookable))).status).toBe(422);
  });

  it('says how long a visit is booked for', async () => {
    const bookable = await buildBookable(db, { times: { duration: 90, buffer_time: 15 } });
    const search = `?service=${bookable.service.id}`;
    expect(await look(frameUrl(bookable))).toContain('1 h 30 min');
    expect(await look(frameUrl(bookable, search))).toContain('1 h 30 min');
  });

  it('keeps what was typed and says what is wrong with it', async () => {
    const bookable = await shop();
    const answer = await send(bookable, guestFields(bookable, { email: 'gina@', zip: '00000', street: '"><script>' }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('id="email-error">Invalid email');
    expect(html).toContain('value="Gina"');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    const unknown = await (await send(bookable, guestFields(bookable, { zip: '00000' }))).text();
    expect(unknown).toContain('id="zip-error"');
    const far = await (await send(bookable, guestFields(bookable, { zip: '10001' }))).text();
    expect(far).toContain('id="zip-error"');
  });

  it('offers other times for one that is gone, with everything else as it was', async () => {
    const bookable = await shop();
    const answer = await send(bookable, guestFields(bookable, { starts_at: slotAt(-1, '10:00') }));
    const html = await answer.text();
    expect(html).toContain('Other times');
    expect(html.match(/type="radio"/g)?.length).toBeGreaterThan(3);
    expect(html).toContain('value="1100 Congress Ave"');
  });

  it('takes nothing from other sites', async () => {
    const bookable = await shop();
    const body = new URLSearchParams(guestFields(bookable));
    const answer = await fetch(frameUrl(bookable), {
      method: 'POST',
      body,
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});
