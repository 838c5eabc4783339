import { shareOf, subtractCents, type Cents } from '#app/lib/money.ts';

/** How what is kept of a payment is shared: `kept` is `professional` + `commission`, to the cent. */
export type Shares = { kept: Cents; professional: Cents; commission: Cents };

/**
 * The commission is rounded half up to the cent, and the rest is the professional's. `commissionPercent` has two
 * decimals at most.
 */
export function sharesOf(kept: Cents, commissionPercent: number | string): Shares {
  const commission = shareOf(kept, Number(commissionPercent));
  return { kept, professional: subtractCents(kept, commission), commission };
}
