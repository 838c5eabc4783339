import { centsFromDollars, shareOf, subtractCents, type Cents } from '#app/lib/money.ts';

/** A payment as far as its shares follow from it: dollars and percent with two decimals. */
export type PaidAmount = {
  amount: string;
  refunded: string;
  commission_percent: string;
  /** What the transfer brings the professional, less what was taken back from it; null before there is one. */
  transferred: string | null;
  /** What a refund wants back of it besides, and Stripe has not given back yet. */
  asked_back: string;
};

/** Where a client's money goes: `gross` is `refunded` + `fee` + `net`, to the cent. */
export type Earning = { gross: Cents; refunded: Cents; fee: Cents; net: Cents };

/** What a professional earns of a payment: what was not given back, minus the commission on it. A transfer has decided that. */
export function earningOf({ amount, refunded, commission_percent, transferred, asked_back }: PaidAmount): Earning {
  const gross = centsFromDollars(amount);
  const back = centsFromDollars(refunded);
  const kept = subtractCents(gross, back);
  const net = transferred === null ? subtractCents(kept, shareOf(kept, Number(commission_percent))) : subtractCents(centsFromDollars(transferred), centsFromDollars(asked_back));
  return { gross, refunded: back, fee: subtractCents(kept, net), net };
}
