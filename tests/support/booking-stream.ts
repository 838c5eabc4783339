import { slotAt, type Person } from './booking-journey.ts';

/** What the server or Stripe has acknowledged about a booking, and what was only tried. */
export interface Acknowledged {
  bookingId: string;
  sessionId: string;
  paid: boolean;
  confirmed: boolean;
  cancelled: boolean;
  /** A change was asked for whose answer never came. */
  isOpen: boolean;
}

interface StreamOptions {
  url: string;
  sandboxUrl: string;
  client: Person;
  serviceId: string;
  professionalId: string;
  /** Called after each acknowledged change. */
  onAcknowledged: () => void;
}

const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];

/** One client who books, pays, returns and cancels at random, one thing after the other, until the server is gone. */
export class BookingStream {
  readonly bookings: Acknowledged[] = [];
  readonly options: StreamOptions;

  constructor(options: StreamOptions) {
    this.options = options;
  }

  /** Resolves when the server does not answer any more. */
  async run(): Promise<void> {
    try {
      for (;;) await this.act();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }

  private async act(): Promise<void> {
    const open = this.bookings.filter(({ confirmed, cancelled, isOpen }) => !confirmed && !cancelled && !isOpen);
    const booking = open[Math.floor(Math.random() * open.length)];
    const dice = Math.random();
    if (!booking || dice < 0.35) return this.book();
    if (booking.paid) return this.complete(booking);
    return dice < 0.8 ? this.pay(booking) : this.cancel(booking);
  }

  private async book(): Promise<void> {
    const { client, serviceId, professionalId } = this.options;
    const bookingDate = slotAt(3 + Math.floor(Math.random() * 60), times[Math.floor(Math.random() * times.length)] ?? '09:00');
    const body = { serviceId, professionalId, clientId: client.id, bookingDate, location: 'Somewhere' };
    const answer = await this.call('create-checkout-session', body);
    if (answer.status !== 200) return;
    const { bookingId, checkoutUrl } = (await answer.json()) as { bookingId: string; checkoutUrl: string };
    if (this.bookings.some((known) => known.bookingId === bookingId)) return;
    const sessionId = checkoutUrl.split('/').at(-1) ?? '';
    this.bookings.push({ bookingId, sessionId, paid: false, confirmed: false, cancelled: false, isOpen: false });
    this.options.onAcknowledged();
  }

  private pay(booking: Acknowledged): Promise<void> {
    const path = `/sandbox/api/checkout-sessions/${booking.sessionId}/pay`;
    return this.change(booking, 'paid', () => fetch(`${this.options.sandboxUrl}${path}`, { method: 'POST', body: '{}' }));
  }

  complete(booking: Acknowledged): Promise<void> {
    const { bookingId, sessionId } = booking;
    return this.change(booking, 'confirmed', () => this.call('handle-successful-payment', { bookingId, sessionId }));
  }

  private cancel(booking: Acknowledged): Promise<void> {
    return this.change(booking, 'cancelled', () => this.call('cancel-booking', { bookingId: booking.bookingId }));
  }

  private async change(booking: Acknowledged, fact: 'paid' | 'confirmed' | 'cancelled', ask: () => Promise<Response>): Promise<void> {
    booking.isOpen = true;
    const answer = await ask();
    await answer.text();
    booking[fact] = answer.ok;
    booking.isOpen = false;
    if (answer.ok) this.options.onAcknowledged();
  }

  private call(name: string, body: object): Promise<Response> {
    return fetch(`${this.options.url}/api/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.options.client.bearer },
      body: JSON.stringify(body),
    });
  }
}
