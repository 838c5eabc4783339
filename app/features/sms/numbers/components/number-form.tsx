import { personLimits } from '#app/features/profiles/person-limits.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { optInText } from '../number-texts.ts';
import { useNumberForm } from './use-mobile-number.ts';

interface NumberFormProps {
  onSent: () => void;
  /** Undefined if there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

/** Asks for a mobile number, with what carriers want people to read first. */
export function NumberForm({ onSent, onCancel }: NumberFormProps) {
  const { errors, busy, submit, onInput, onBlur } = useNumberForm(onSent);
  return (
    <Form
      name="mobile-number"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      onBlur={onBlur}
      className="mt-6 flex flex-col gap-5"
    >
      <TextField
        name="phone"
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="(512) 555-0134"
        maxLength={personLimits.phoneMaximum}
        required
        error={errors['phone']}
        className="max-w-80"
      />
      <p className="max-w-[66ch] text-sm text-dim">{optInText}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          Send code
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
