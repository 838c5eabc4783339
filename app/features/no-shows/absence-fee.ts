/** What a client pays who was not there, for them: follows "and". The percent is their booking's: "50.00". */
export function absenceFeeText(percent: string): string {
  const fee = Number(percent);
  return fee === 0 ? 'you’re refunded in full' : `${fee}% of the total is kept, as for a late cancellation`;
}

/** What ending a visit without its client means for the money, before its professional does so. */
export function absenceOutlook(percent: string, name: string): string {
  const fee = Number(percent);
  if (fee === 0) return `This booking has no late-cancellation fee, so ${name} is refunded in full.`;
  const share = `${name} pays the late-cancellation fee, and your share of it follows a day later.`;
  return fee === 100 ? share : `${share} The rest is refunded.`;
}

/** The same, once it has ended. */
export function absenceOutcome(percent: string): string {
  return Number(percent) === 0
    ? 'This booking has no late-cancellation fee, so your client is refunded in full.'
    : 'Your share of the late-cancellation fee follows a day later, unless your client objects.';
}
