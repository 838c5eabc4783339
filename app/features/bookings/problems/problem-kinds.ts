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
