/** Formats millionths of a dollar: "$1.23", or "$0.0083" with four decimals. */
export function microDollars(micros: number, decimals: 2 | 4): string {
  const unit = 10 ** (6 - decimals);
  const whole = Math.round(micros / unit);
  const size = 10 ** decimals;
  return `$${Math.trunc(whole / size).toLocaleString('en-US')}.${String(whole % size).padStart(decimals, '0')}`;
}

const names = 'January February March April May June July August September October November December'.split(' ');

/** Formats "2026-11": "November 2026". */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${names[Number(number) - 1] ?? ''} ${year}`;
}
