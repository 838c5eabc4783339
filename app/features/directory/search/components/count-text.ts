/** Formats a count: "1 professional", "61 professionals", "more than 1,000 professionals". */
export function formatCount({ total, totalCapped }: { total: number; totalCapped: boolean }): string {
  const figure = total.toLocaleString('en-US');
  return `${totalCapped ? 'more than ' : ''}${figure} ${total === 1 ? 'professional' : 'professionals'}`;
}
