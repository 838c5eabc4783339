import { centsFromDollars, subtractCents, type Cents } from '#app/lib/money.ts';
import { sharesOf } from '#app/features/platform-settings/shares.ts';

/** Where a payment's money stands, as the view payment_money has it: dollars and percent with two decimals. */
export type PaymentMoney = {
  paid: string;
  refunded: string;
  commission_percent: string;
  /** What the transfer brings the professional, less what was taken back from it; null before there is one. */
  transferred: string | null;
  /** What a refund wants back of it besides, and Stripe has not given back yet. */
  asked_back: string;
};

/** Where a client's money goes: `gross` is `refunded` + `fee` + `net`, to the cent. */
export type Earning = { gross: Cents; refunded: Cents; fee: Cents; net: Cents };

/**
 * What a professional earns of a payment: what was not given back, minus the commission on it. A transfer has decided
 * that.
 */
export function earningOf({ paid, refunded, commission_percent, transferred, asked_back }: PaymentMoney): Earning {
  if (transferred !== null)
    return earningOfShare(
      { paid, refunded },
      subtractCents(centsFromDollars(transferred), centsFromDollars(asked_back)),
    );
  const kept = subtractCents(centsFromDollars(paid), centsFromDollars(refunded));
  return earningOfShare({ paid, refunded }, sharesOf(kept, commission_percent).professional);
}

/** The same of a share that is known; what is kept beside it is the fee. */
export function earningOfShare({ paid, refunded }: Pick<PaymentMoney, 'paid' | 'refunded'>, net: Cents): Earning {
  const [gross, back] = [centsFromDollars(paid), centsFromDollars(refunded)];
  return { gross, refunded: back, fee: subtractCents(subtractCents(gross, back), net), net };
}

/** What a visit brings that is not paid yet, at today's price and its own commission. */
export function expectedEarning(total: string, commissionPercent: string): Earning {
  return earningOf({
    paid: total,
    refunded: '0.00',
    commission_percent: commissionPercent,
    transferred: null,
    asked_back: '0.00',
  });
}
