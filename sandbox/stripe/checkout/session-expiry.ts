import { expireSession } from './checkout-session.ts';
import type { StripeLedger } from '../stripe-ledger.ts';
import { stripeNow } from '../stripe-objects.ts';

/** Ends sessions when their time is up: by a timer, and on demand before anything looks at them. */
export class SessionExpiry {
  private readonly ledger: StripeLedger;
  private timer: NodeJS.Timeout | undefined;

  constructor(ledger: StripeLedger) {
    this.ledger = ledger;
  }

  /** Checks every second from now on. */
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
