declare const unit: unique symbol;

/** A whole number of cents: the unit of all arithmetic with money, which floating-point dollars would distort. */
export type Cents = number & { readonly [unit]: 'cents' };

/** The maximum that numeric(10,2) can hold; an amount beyond it could be computed but never stored. */
export const largestAmount = 9_999_999_999 as Cents;

/**
 * Brands a whole number of cents.
 * @throws RangeError for fractions and for what numeric(10,2) cannot hold
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > largestAmount) {
    throw new RangeError(`Not an amount in cents: ${amount}`);
  }
  return (amount === 0 ? 0 : amount) as Cents;
}

/**
 * Parses dollars: a numeric(10,2) string as pg returns it ("75.00") or a number (75, 19.99).
 * @throws RangeError for anything else, including more than two decimals
 */
export function centsFromDollars<Dollars extends string | number>(
  // Cents are numbers too: taken for dollars, they would count a hundred times.
  dollars: Dollars extends Cents ? never : Dollars,
): Cents {
  return typeof dollars === 'number' ? fromDollarNumber(dollars) : fromDollarString(dollars);
}

/** Formats "75.00", as numeric(10,2) columns expect it. */
export function dollarString(amount: Cents): string {
  const size = Math.abs(amount);
  const fraction = String(size % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${Math.trunc(size / 100)}.${fraction}`;
}

/** Returns 75 or 19.99, the form of dollars in JSON. */
export function dollarNumber(amount: Cents): number {
  return amount / 100;
}

/** Formats "$75.00", "$1,250.00", "-$5.00". */
export function formatDollars(amount: Cents): string {
  const grouped = dollarString(cents(Math.abs(amount))).replace(/\B(?=(?:\d{3})+\.)/g, ',');
  return `${amount < 0 ? '-' : ''}$${grouped}`;
}

/**
 * Formats the dollars of an answer ("75.00") for people: "$75.00".
 * @throws RangeError for anything but dollars
 */
export function formatDollarText(dollars: string): string {
  return formatDollars(centsFromDollars(dollars));
}

/**
 * Formats "$1,234,567,890.00" from a sum of dollars with two decimals as the database writes it, which may exceed the
 * maximum amount.
 */
export function formatDollarSum(dollars: string): string {
  const grouped = dollars.replace('-', '').replace(/\B(?=(?:\d{3})+\.)/g, ',');
  return `${dollars.startsWith('-') ? '-' : ''}$${grouped}`;
}

/** Adds sums of dollars with two decimals in whole cents; they may exceed the maximum amount, and "-5.00" subtracts. */
export function addDollarSums(...sums: string[]): string {
  const total = sums.reduce((sum, dollars) => sum + BigInt(dollars.replace('.', '')), 0n);
  const digits = String(total < 0n ? -total : total).padStart(3, '0');
  return `${total < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Adds amounts.
 * @throws RangeError if the sum does not fit numeric(10,2)
 */
export function addCents(...amounts: Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/**
 * Subtracts an amount; the result may be negative.
 * @throws RangeError if the difference does not fit numeric(10,2)
 */
export function subtractCents(from: Cents, amount: Cents): Cents {
  return cents(from - amount);
}

/**
 * Returns a percentage of a non-negative amount, rounded half up to the cent. `percent` has at most two decimals.
 * @throws RangeError otherwise
 */
export function shareOf(amount: Cents, percent: number): Cents {
  const basisPoints = Math.round(percent * 100);
  if (amount < 0 || basisPoints < 0 || Math.abs(basisPoints - percent * 100) > 1e-6) {
    throw new RangeError(`Not a share: ${percent}% of ${amount} cents`);
  }
  return cents(Math.floor((amount * basisPoints + 5000) / 10_000));
}

function fromDollarString(dollars: string): Cents {
  const match = /^(-?)(\d{1,8})(?:\.(\d{1,2}))?$/.exec(dollars);
  if (match === null) throw new RangeError(`Not an amount in dollars: ${dollars}`);
  const [, sign, whole = '', fraction = ''] = match;
  const size = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents(sign === '-' ? -size : size);
}

function fromDollarNumber(dollars: number): Cents {
  const amount = Math.round(dollars * 100);
  // 19.99 * 100 is 1998.9999999999998: an error of that size is tolerated, a third decimal is not.
  if (!(Math.abs(amount - dollars * 100) < 1e-5)) throw new RangeError(`Not an amount in dollars: ${dollars}`);
  return cents(amount);
}
