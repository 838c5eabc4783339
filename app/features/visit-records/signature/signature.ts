import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';

/** A point of a drawing, in whole units of the box. */
export type Point = { x: number; y: number };
/** What is drawn from touching the box to letting go; a dot is a stroke of one point. */
export type Stroke = readonly Point[];

/** The box in which a signature is drawn, in units of its own: screens differ. */
export const signatureBox = { width: 600, height: 300 } as const;

export const signatureLimits = {
  strokes: 60,
  /** Of all strokes together. */
  points: 2_000,
  signerMaximum: 80,
} as const;

/** Returns how many points strokes have together. */
export function pointsIn(strokes: readonly Stroke[]): number {
  return strokes.reduce((count, stroke) => count + stroke.length, 0);
}

/** Whether a visit's page asks for a signature: during the work, and afterwards while there is one to sign again. */
export function asksToSign(step: VisitStep | null, hasSigned: boolean): boolean {
  return step === 'started' || (step === 'done' && hasSigned);
}
