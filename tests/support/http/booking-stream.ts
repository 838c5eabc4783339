import { setTimeout as delay } from 'node:timers/promises';
import { vi } from 'vitest';
import { slotAt, type Person } from '../booking-journey.ts';
import { allowedAfter, type Followed } from '../money/followed-booking.ts';

type Difference = { booking: Followed; answer: string };

interface StreamOptions {
  url: string;
  sandboxUrl: string;
  client: Person;
  owner: Person;
  serviceId: string;
  professionalId: string;
  /** Moves a visit into the past, or to within a day from now. */
  moveVisit: (bookingId: string, to: 'past' | 'soon') => Promise<void>;
  /** Called after each acknowledged change. */
  onAcknowledged: () => void;
}

const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
/** How many bookings one client follows at a time. */
const following = 4;
const pauseMilliseconds = 20;

/**
 * A client, and the professional of the visits, who book, pay, return, cancel and complete at random, one action at a
 * time, until the server is gone.
 */
export class BookingStream {
  /** Bookings that may still change. */
  live: Followed[] = [];
  /** The acknowledged end of each ended booking. */
  readonly ended = new Map<string, 'cancelled' | 'completed'>();
  private readonly options: StreamOptions;
  /** Found along the way, reported by the next findWhatStands. */
  private readonly differences: Difference[] = [];

  constructor(options: StreamOptions) {
    this.options = options;
  }

  get people(): Pick<StreamOptions, 'client' | 'owner'> {
    return this.options;
  }

  /** Acts until the server no longer answers or, with a signal, through all failures until it aborts. */
  async run(end?: AbortSignal): Promise<void> {
    while (!end?.aborted) {
      try {
        await this.act();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        if (!end) return;
        await delay(pauseMilliseconds);
      }
    }
  }

  /** Compares after a restart: acknowledged changes must stand; unanswered ones are looked up. */
  async findWhatStands(): Promise<Difference[]> {
    const differences = [...this.differences.splice(0), ...(await this.compare())];
    this.letGo();
    return differences;
  }

  private async compare(): Promise<Difference[]> {
    const differences: Difference[] = [];
    for (const booking of this.live) {
      if (booking.known === 'paid') await this.comeBackUntilAnswered(booking);
      const { status, answer } = await this.lookUp(booking);
      if (!status || !allowedAfter(booking).includes(status)) differences.push({ booking: { ...booking }, answer });
      booking.known = status ?? booking.known;
      booking.asked = undefined;
    }
    return differences;
  }

  /** The first return after an outage may still hit its last failures, as people do, who then try again. */
  private comeBackUntilAnswered(booking: Followed): Promise<void> {
    return vi.waitFor(
      async () => {
        await this.comeBack(booking);
        if (booking.asked) throw new Error('The server still has failures of its own');
      },
      { timeout: 30_000, interval: 200 },
    );
  }

  /** Retries while the server itself fails; what is lost stays lost. */
  private lookUp({ bookingId }: Followed): Promise<{ status: Followed['known'] | undefined; answer: string }> {
    return vi.waitFor(
      async () => {
        const response = await fetch(`${this.options.url}/api/bookings/${bookingId}`, {
          headers: this.options.client.bearer,
        });
        const answer = `${response.status} ${await response.text()}`;
        if (response.status >= 500) throw new Error(answer);
        return {
          status: response.ok ? (JSON.parse(answer.slice(4)) as { status: Followed['known'] }).status : undefined,
          answer,
        };
      },
      { timeout: 30_000, interval: 200 },
    );
  }

  private async act(): Promise<void> {
    this.letGo();
    const certain = this.live.filter(({ asked }) => asked === undefined);
    const booking = certain[Math.floor(Math.random() * certain.length)];
    const dice = Math.random();
    if (this.live.length < following && (!booking || dice < 0.4)) return this.book();
    // An outage left all bookings uncertain: without a lookup there would be nothing left to do.
    if (!booking) return void this.differences.push(...(await this.compare()));
    if (booking.known === 'paid') return this.comeBack(booking);
    if (booking.known === 'pending') return dice < 0.85 ? this.pay(booking) : this.cancelHold(booking);
    if (booking.begun || dice < 0.6) return this.complete(booking);
    if (dice > 0.8) await this.move(booking, 'soon').catch(() => undefined);
    return this.cancelPaid(booking);
  }

  private async book(): Promise<void> {
    const { client, serviceId, professionalId } = this.options;
    const bookingDate = slotAt(
      3 + Math.floor(Math.random() * 60),
      times[Math.floor(Math.random() * times.length)] ?? '09:00',
    );
    const body = { serviceId, professionalId, clientId: client.id, bookingDate, location: 'Somewhere' };
    // A client has one hold per professional: requesting another releases it.
    const earlier = this.live.filter(({ known }) => known === 'pending');
    for (const hold of earlier) hold.givenUp = true;
    const answer = await this.post('/functions/create-checkout-session', client, body);
    if (answer.status !== 200) return void (await answer.text());
    const { bookingId, checkoutUrl } = (await answer.json()) as { bookingId: string; checkoutUrl: string };
    if (this.ended.has(bookingId) || this.live.some((known) => known.bookingId === bookingId)) return;
    for (const hold of earlier) if (!hold.offered && !hold.asked) hold.known = 'cancelled';
    this.live.push({
      bookingId,
      sessionId: checkoutUrl.split('/').at(-1) ?? '',
      known: 'pending',
      begun: false,
      moved: false,
      givenUp: false,
      offered: false,
    });
    this.options.onAcknowledged();
  }

  private pay(booking: Followed): Promise<void> {
    const path = `/sandbox/api/checkout-sessions/${booking.sessionId}/pay`;
    booking.offered = true;
    return this.change(booking, 'paid', () =>
      fetch(`${this.options.sandboxUrl}${path}`, { method: 'POST', body: '{}' }),
    );
  }

  private comeBack(booking: Followed): Promise<void> {
    const { bookingId, sessionId } = booking;
    return this.change(booking, 'confirmed', () =>
      this.post('/functions/handle-successful-payment', this.options.client, { bookingId, sessionId }),
    );
  }

  private cancelHold(booking: Followed): Promise<void> {
    booking.givenUp = true;
    return this.change(booking, 'cancelled', () =>
      this.post('/functions/cancel-booking', this.options.client, { bookingId: booking.bookingId }),
    );
  }

  /** Accepts whatever refund the terms give, which is less for a visit within a day. */
  private async cancelPaid(booking: Followed): Promise<void> {
    const { url, client } = this.options;
    const preview = await fetch(`${url}/api/bookings/${booking.bookingId}/refund-preview`, { headers: client.bearer });
    const { refund_amount: expectedRefund } = (await preview.json()) as { refund_amount?: string };
    await this.change(booking, 'cancelled', () =>
      this.post(`/bookings/${booking.bookingId}/cancel-and-refund`, client, { expectedRefund }),
    );
  }

  private async complete(booking: Followed): Promise<void> {
    if (!booking.moved) {
      booking.begun = true;
      await this.move(booking, 'past');
      booking.moved = true;
    }
    await this.change(booking, 'completed', () =>
      this.post(`/bookings/${booking.bookingId}/complete`, this.options.owner),
    );
  }

  private async move(booking: Followed, to: 'past' | 'soon'): Promise<void> {
    await this.options.moveVisit(booking.bookingId, to).catch((cause: unknown) => {
      throw new TypeError('The visit could not be moved', { cause });
    });
  }

  private async change(booking: Followed, to: Followed['known'], ask: () => Promise<Response>): Promise<void> {
    booking.asked = to;
    const answer = await ask();
    await answer.text();
    if (answer.status >= 500) return;
    booking.asked = undefined;
    if (!answer.ok) return;
    booking.known = to;
    this.options.onAcknowledged();
  }

  private letGo(): void {
    for (const { bookingId, known } of this.live)
      if (known === 'cancelled' || known === 'completed') this.ended.set(bookingId, known);
    this.live = this.live.filter(({ bookingId }) => !this.ended.has(bookingId));
  }

  private post(path: string, as: Person, body: object = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...as.bearer };
    return fetch(`${this.options.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }
}
