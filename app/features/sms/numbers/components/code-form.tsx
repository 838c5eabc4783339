import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { smsLimits } from '../../sms-limits.ts';
import type { MobileNumberDto } from '../number-dto.ts';
import { useCodeForm, useResend } from './use-mobile-number.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface CodeFormProps {
  pending: NonNullable<MobileNumberDto['pending']>;
  onChange: () => void;
}

/** Takes the code that was texted; another one can be had after a wait. */
export function CodeForm({ pending, onChange }: CodeFormProps) {
  const { errors, busy, submit, onInput } = useCodeForm();
  const resend = useResend(pending.phone);
  const left = useSecondsLeft(pending.resend_seconds);
  return (
    <Form name="mobile-code" noValidate onSubmit={submit} onInput={onInput} className="mt-6 flex flex-col gap-5">
      <p>
        We texted a code to <strong className="tabular">{pending.phone}</strong>. It works for {smsLimits.codeMinutes}{' '}
        minutes.
      </p>
      <TextField
        name="code"
        label="Code from the text"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123 456"
        maxLength={12}
        required
        error={errors['code']}
        className="tabular max-w-60 [&_input]:text-lg [&_input]:tracking-[0.2em]"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={busy}>
          Confirm number
        </Button>
        <Button variant="secondary" disabled={left > 0} loading={resend.busy} onClick={() => void resend.run()}>
          {left > 0 ? `Send again in ${left} s` : 'Send again'}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          Use another number
        </Button>
      </div>
    </Form>
  );
}
