/** A booking as known from answers, with the change that was requested without an answer. */
export interface Followed {
  bookingId: string;
  sessionId: string;
  /** The last state that the server or Stripe acknowledged. */
  known: 'pending' | 'paid' | 'confirmed' | 'cancelled' | 'completed';
  /** A change whose answer never came, or was a server error: it may have happened or not. */
  asked?: Followed['known'] | undefined;
  /** The visit was to be moved into the past: it is completed next, by its professional or automatically. */
  begun: boolean;
  /** It was certainly moved; in an outage it may not have been, and is moved again. */
  moved: boolean;
  /**
   * The client asked to release the hold. Its checkout ends first: if interrupted there, the rest follows on Stripe's
   * event.
   */
  givenUp: boolean;
  /** The card was submitted: if the answer was lost, Stripe reports the payment later. */
  offered: boolean;
}

/** Returns the statuses a booking may have once the server is back. Clients who paid have returned by then. */
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
