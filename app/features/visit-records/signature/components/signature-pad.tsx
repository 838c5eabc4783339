import { useId, useState } from 'react';
import { firstByField } from '#app/lib/first-by-field.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { signatureLimits } from '../signature.ts';
import { type SignatureRequest, signatureSchema } from '../signature.schema.ts';
import { baseline, SignatureDrawing, TypedSignature } from './signature-drawing.tsx';
import { useDrawing } from './use-drawing.ts';

interface SignaturePadProps {
  /** Who is expected to sign. */
  expected: string;
  onSign: (signature: SignatureRequest) => void;
}

/**
 * A box to sign in, by hand or by typing a name, and who signs. Not a form: nothing is sent from here, and Enter in the
 * name must not sign.
 */
export function SignaturePad({ expected, onSign }: SignaturePadProps) {
  const { strokes, clear, handlers } = useDrawing();
  const [signer, setSigner] = useState(expected);
  const [isTyped, setTyped] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const errorId = `${useId()}-error`;

  const sign = () => {
    const signature = {
      id: randomUuid(),
      signer,
      strokes: isTyped ? null : strokes,
      signed_at: new Date().toISOString(),
    };
    const parsed = signatureSchema.safeParse(signature);
    if (parsed.success) onSign(parsed.data);
    else setErrors(firstByField(parsed.error.issues));
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <div
          {...(isTyped ? {} : handlers)}
          onPointerEnter={() => setErrors({})}
          role="img"
          aria-label={isTyped ? `Signed as ${signer}` : strokes.length > 0 ? 'Signed by hand' : 'Sign here, not signed'}
          aria-describedby={errors['strokes'] ? errorId : undefined}
          className="relative touch-none rounded-card border border-edge bg-paper text-ink select-none"
        >
          <SignatureDrawing strokes={isTyped ? [] : strokes}>
            {isTyped || strokes.length > 0 ? null : (
              <text x={baseline.from} y={baseline.y + 40} fontSize={26} className="fill-dim">
                Sign here
              </text>
            )}
          </SignatureDrawing>
          {isTyped ? <TypedSignature signer={signer} /> : null}
        </div>
        {errors['strokes'] ? <FieldError id={errorId}>{errors['strokes']}</FieldError> : null}
      </div>
      <CheckboxField
        label="Sign by typing the name instead"
        checked={isTyped}
        onChange={({ target }) => {
          setTyped(target.checked);
          setErrors({});
        }}
      />
      <TextField
        label="Name of who signs"
        help="Your client, or whoever opened the door."
        autoComplete="off"
        maxLength={signatureLimits.signerMaximum}
        value={signer}
        error={errors['signer']}
        onChange={({ target }) => {
          setSigner(target.value);
          setErrors({});
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={sign}>
          Save signature
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            clear();
            setTyped(false);
          }}
        >
          Clear
        </Button>
      </div>
    </div>
  );
}
