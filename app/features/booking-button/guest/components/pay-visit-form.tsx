import { Button } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { personLimits } from '#app/features/profiles/person-limits.ts';

interface PayVisitFormProps {
  /** What was typed before, with the id of the request. */
  typed: Record<string, string>;
  errors: Record<string, string>;
  failure: string | null;
}

/** Who pays for a visit. It is sent as an HTML form, so that it needs no script. */
export function PayVisitForm({ typed, errors, failure }: PayVisitFormProps) {
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] });
  return (
    <form method="post" noValidate className="flex flex-col gap-5">
      {failure ? <FormError>{failure}</FormError> : null}
      <input type="hidden" name="request_id" value={typed['request_id'] ?? ''} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          required
          autoComplete="given-name"
          maxLength={personLimits.nameMaximum}
          {...field('first_name')}
        />
        <TextField
          label="Last name"
          required
          autoComplete="family-name"
          maxLength={personLimits.nameMaximum}
          {...field('last_name')}
        />
      </div>
      <TextField
        type="email"
        label="Email"
        required
        autoComplete="email"
        help="We send a link there: with it you confirm, and pay."
        {...field('email')}
      />
      <TextField
        type="tel"
        label="Phone"
        required
        autoComplete="tel"
        maxLength={personLimits.phoneMaximum}
        {...field('phone')}
      />
      <Button type="submit" size="large" wide>
        Email me the link to pay
      </Button>
    </form>
  );
}
