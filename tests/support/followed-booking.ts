/** A booking as far as its answers tell, and what was asked for without an answer. */
export interface Followed {
  bookingId: string;
  sessionId: string;
  /** What the server or Stripe has acknowledged last. */
  known: 'pending' | 'paid' | 'confirmed' | 'cancelled' | 'completed';
  /** A change whose answer never came, or was a failure of the server's: it may have happened or not. */
  asked?: Followed['known'] | undefined;
  /** The visit was to be moved into the past: it is completed next, by its professional or by the clock. */
  begun: boolean;
  /** It was moved for certain; in an outage it is not, and is moved again. */
  moved: boolean;
  /**
   * The client asked to give the hold up. Its checkout ends first: cut off there, the rest follows when Stripe tells
   * of it.
   */
  givenUp: boolean;
  /** The card was handed over: if the answer was cut off, Stripe tells of the payment whenever it comes to it. */
  offered: boolean;
}

/** What a booking may be after the server came back. Who has paid has come back by then. */
export function allowedAfter({ known, asked, begun, givenUp, offered }: Followed): string[] {
  const stands = known === 'paid' ? 'confirmed' : known;
  return [
    stands,
    ...(asked === 'paid' ? ['confirmed'] : asked ? [asked] : []),
    ...(begun ? ['completed'] : []),
    ...(givenUp ? ['cancelled'] : []),
    ...(offered && known === 'pending' ? ['confirmed'] : []),
  ];
}
