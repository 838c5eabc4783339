/** What a client can report after a visit has begun (OPEN-05). */
export const problemKinds = ['no-show', 'quality', 'damage', 'price', 'other'] as const;
export type ProblemKind = (typeof problemKinds)[number];

export const problemLabels: Record<ProblemKind, string> = {
  'no-show': 'The professional didn’t show up',
  quality: 'The work wasn’t done well',
  damage: 'Something was damaged',
  price: 'I was asked to pay more',
  other: 'Something else',
};

export type ProblemOutcome = 'full' | 'partial' | 'none';

/** Days after the end of a visit during which its client can report a problem. */
export const problemDays = 14;
export const problemLengths = { description: 2_000, settlement: 1_000 } as const;

type Visit = { status: string; start_time: Date; end_time: Date };

/** Whether a problem can be reported at an instant: the visit has begun, was not cancelled, and is not long past. */
export function mayReportProblem({ status, start_time, end_time }: Visit, now: Date): boolean {
  const isOpen = now >= start_time && now.getTime() <= end_time.getTime() + problemDays * 86_400_000;
  return isOpen && (status === 'confirmed' || status === 'completed');
}
