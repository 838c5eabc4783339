import type { RecordSignature } from '../../record-dto.ts';
import { signedText } from '../signed-text.ts';
import { SignatureDrawing, TypedSignature } from './signature-drawing.tsx';

/** What was signed at a visit, by whom and when. */
export function SignatureView({ signature, timeZone }: { signature: RecordSignature; timeZone: string }) {
  const { strokes, signer } = signature;
  return (
    <figure className="max-w-xs">
      <div
        role="img"
        aria-label={`Signature of ${signer}`}
        className="relative rounded-card border border-line bg-card text-ink"
      >
        <SignatureDrawing strokes={strokes ?? []} />
        {strokes ? null : <TypedSignature signer={signer} />}
      </div>
      <figcaption className="mt-2 text-sm wrap-anywhere text-dim">{signedText(signature, timeZone)}</figcaption>
    </figure>
  );
}
