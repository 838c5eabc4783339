import type { ReactNode } from 'react';
import { pathOf } from '../drawing.ts';
import { signatureBox, type Stroke } from '../signature.ts';

/** Where one signs, in units of the box. */
export const baseline = { y: 222, from: 36, to: signatureBox.width - 36 } as const;

/** The line that one signs on, and the ink in the color of the text around it. */
export function SignatureDrawing({ strokes, children }: { strokes: readonly Stroke[]; children?: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
      aria-hidden="true"
      className="pointer-events-none block w-full"
    >
      <path d={`M${baseline.from} ${baseline.y}H${baseline.to}`} className="stroke-edge" strokeWidth={2} />
      {children}
      <path
        d={pathOf(strokes)}
        fill="none"
        stroke="currentColor"
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A name that was typed in place of a drawing. */
export function TypedSignature({ signer }: { signer: string }) {
  return <p className="absolute inset-x-6 bottom-[28%] truncate text-center font-display text-2xl italic">{signer}</p>;
}
