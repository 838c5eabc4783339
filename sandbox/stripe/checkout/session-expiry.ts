import { expireSession } from './checkout-session.ts';
import type { StripeLedger } from '../stripe-ledger.ts';
import { stripeNow } from '../stripe-objects.ts';

/** Expires sessions when their time is up: by a timer, and on demand before they are read. */
export class SessionExpiry {
  private readonly ledger: StripeLedger;
  private timer: NodeJS.Timeout | undefined;

  constructor(ledger: StripeLedger) {
    this.ledger = ledger;
  }

  /** Checks now, then every second. */
  start(): void {
    this.expireDue();
    this.timer = setInterval(() => this.expireDue(), 1000).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  expireDue(): void {
    const due = this.ledger.store.findSessionsDue(stripeNow());
    for (const session of due) this.ledger.change((work) => expireSession(work, session));
  }
}
