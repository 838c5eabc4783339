/** Says what a move to a time means that is too near to be cancelled for free. `freeHours` is the booking's own term. */
export function lateMoveText(freeHours: number): string {
  const near = freeHours === 1 ? 'an hour' : `${freeHours} hours`;
  return `The new time is less than ${near} away: cancelling may cost a late-cancellation fee, shown before you confirm.`;
}
