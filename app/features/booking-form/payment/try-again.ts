import { ownPath } from '#app/pages/return-path.ts';

const marker = 'doorstep.checkout';

/**
 * Records in this tab that it is leaving for the provider's checkout: going back one page would then lead to a dead
 * one.
 */
export function markCheckoutBegun(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(marker, '1');
  } catch {
    return;
  }
}

export function isCheckoutBegun(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(marker) !== null;
  } catch {
    return false;
  }
}

export function clearCheckout(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(marker);
}

export interface WhereFrom {
  /** Where the checkout was opened, as the URL of its end says; null if it says nothing. */
  from: string | null;
  /** Pages before this one in the tab's history. */
  earlierPages: number;
  /** `document.referrer`; empty if the browser gave none. */
  referrer: string;
  origin: string;
  checkoutBegun: boolean;
}

/**
 * Returns where "Try Again" leads: to the page of ours on which the checkout was opened, if its end names one. Otherwise
 * back one page, or to /booking if no page of ours comes before or it was the provider's checkout (OPEN-29).
 */
export function tryAgainTarget({ from, earlierPages, referrer, origin, checkoutBegun }: WhereFrom): string {
  const opened = ownPath(from);
  if (opened !== undefined) return opened;
  const cameFromElsewhere = referrer !== '' && new URL(referrer).origin !== origin;
  return earlierPages < 1 || cameFromElsewhere || checkoutBegun ? '/booking' : 'back';
}
