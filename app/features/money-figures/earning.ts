import { cents, subtractCents, type Cents } from '#app/lib/money.ts';
import { sharesOf } from '#app/features/platform-settings/shares.ts';

/** Where a payment's money is, from the view payment_money. */
export type PaymentMoney = {
  paid: Cents;
  refunded: Cents;
  commission_percent: string;
  /** The transfer's amount less what was reversed; null before there is a transfer. */
  transferred: Cents | null;
  /** Reversals of it that were requested and that Stripe has not made yet. */
  asked_back: Cents;
};

/** The split of a client's payment: `gross` is `refunded` + `fee` + `net`, to the cent. */
export type Earning = { gross: Cents; refunded: Cents; fee: Cents; net: Cents };

/**
 * Returns what a professional earns from a payment: what was not refunded, less the commission on it. Once there is a
 * transfer, its amount decides.
 */
export function earningOf({ paid, refunded, commission_percent, transferred, asked_back }: PaymentMoney): Earning {
  if (transferred !== null) return earningOfShare({ paid, refunded }, subtractCents(transferred, asked_back));
  const kept = subtractCents(paid, refunded);
  return earningOfShare({ paid, refunded }, sharesOf(kept, commission_percent).professional);
}

/** Returns the same for a known share; the rest of the kept amount is the fee. */
export function earningOfShare({ paid, refunded }: Pick<PaymentMoney, 'paid' | 'refunded'>, net: Cents): Earning {
  return { gross: paid, refunded, fee: subtractCents(subtractCents(paid, refunded), net), net };
}

/** Returns what an unpaid visit will bring, at its current price and its own commission. */
export function expectedEarning(total: Cents, commissionPercent: string): Earning {
  return earningOf({
    paid: total,
    refunded: cents(0),
    commission_percent: commissionPercent,
    transferred: null,
    asked_back: cents(0),
  });
}
