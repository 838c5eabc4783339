import { shareOf, subtractCents, type Cents } from '#app/lib/money.ts';

/** The split of a payment's kept amount: `kept` is `professional` + `commission`, to the cent. */
export type Shares = { kept: Cents; professional: Cents; commission: Cents };

/**
 * Splits a kept amount: the commission is rounded half up to the cent, and the rest is the professional's.
 * `commissionPercent` has at most two decimals.
 */
export function sharesOf(kept: Cents, commissionPercent: number | string): Shares {
  const commission = shareOf(kept, Number(commissionPercent));
  return { kept, professional: subtractCents(kept, commission), commission };
}
