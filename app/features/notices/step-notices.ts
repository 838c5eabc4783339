import type { ProgressDto } from '#app/features/visit-progress/progress-dto.ts';
import type { NoticeKind } from './notices.ts';

/** The notices to a client whose professional is coming or at the door: true for minutes, and only until the next step. */
const stepKinds = ['on-the-way', 'arrived', 'nobody-there'] as const satisfies readonly NoticeKind[];
export type StepKind = (typeof stepKinds)[number];

/** How far a visit has come, and whether its professional waits for a client who is not there. */
export type StepFacts = {
  progress: Pick<ProgressDto, 'step' | 'expected_at'> | null | undefined;
  noShow: { closed_at: Date | null } | null | undefined;
};

export function isStepKind(kind: string): kind is StepKind {
  return stepKinds.some((known) => known === kind);
}

/** Whether a step still stands when its notice is sent, which an outage may delay by hours. */
export function stepStands(kind: StepKind, { progress, noShow }: StepFacts): boolean {
  if (kind === 'on-the-way') return progress?.step === 'driving';
  // The client may have come to the door, which ends the wait but not the arrival.
  return progress?.step === 'arrived' && (kind === 'arrived' || noShow?.closed_at === null);
}
