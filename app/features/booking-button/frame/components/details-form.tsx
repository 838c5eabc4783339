import type { ComponentProps } from 'react';
import { addressLimits } from '#app/features/addresses/address-limits.ts';
import type { FrameTime } from '../frame-times.server.ts';

export type TypedDetails = Record<string, string>;

interface DetailsFormProps {
  action: string;
  typed: TypedDetails;
  errors: Record<string, string>;
  /** Why it was not sent. */
  failure: string | null;
  /** Times to choose from instead, if the chosen one is gone. */
  otherTimes: readonly FrameTime[];
}

/** The last step: who comes to whose door. It is sent as an HTML form. */
export function DetailsForm({ action, typed, errors, failure, otherTimes }: DetailsFormProps) {
  const field = { typed, errors };
  return (
    <form method="post" action={action} noValidate>
      {failure ? (
        <p className="failure" role="alert">
          {failure}
        </p>
      ) : null}
      <input type="hidden" name="request_id" value={typed['request_id'] ?? ''} />
      <input type="hidden" name="service_id" value={typed['service_id'] ?? ''} />
      {otherTimes.length > 0 ? (
        <OtherTimes times={otherTimes} />
      ) : (
        <input type="hidden" name="starts_at" value={typed['starts_at'] ?? ''} />
      )}
      <fieldset>
        <legend>Your details</legend>
        <Field {...field} name="first_name" label="First name" autoComplete="given-name" required />
        <Field {...field} name="last_name" label="Last name" autoComplete="family-name" required />
        <Field {...field} wide name="email" label="Email" type="email" autoComplete="email" required />
        <Field {...field} wide name="phone" label="Phone" type="tel" autoComplete="tel" required />
      </fieldset>
      <fieldset>
        <legend>Where should they come?</legend>
        <Field
          {...field}
          wide
          name="street"
          label="Street and number"
          autoComplete="address-line1"
          maxLength={addressLimits.streetMaximum}
          required
        />
        <Field {...field} wide name="unit" label="Apartment or unit (optional)" autoComplete="address-line2" />
        <Field {...field} wide name="city" label="City" autoComplete="address-level2" required />
        <Field {...field} name="state" label="State" autoComplete="address-level1" placeholder="TX" required />
        <Field {...field} name="zip" label="ZIP" autoComplete="postal-code" inputMode="numeric" required />
      </fieldset>
      <button type="submit">Email me the link to confirm</button>
      <p className="note" style={{ marginTop: 12 }}>
        You confirm and pay on Doorstep, from the link we email you. By sending this you agree to our{' '}
        <a href="/terms" target="_blank" rel="noreferrer">
          terms
        </a>{' '}
        and{' '}
        <a href="/privacy" target="_blank" rel="noreferrer">
          privacy policy
        </a>
        .
      </p>
    </form>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  typed: TypedDetails;
  errors: Record<string, string>;
  wide?: boolean;
}

function Field({ name, label, typed, errors, wide, ...input }: FieldProps) {
  const error = errors[name];
  return (
    <div className={wide ? 'wide' : undefined}>
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        defaultValue={typed[name] ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error ? (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

function OtherTimes({ times }: { times: readonly FrameTime[] }) {
  return (
    <fieldset>
      <legend>Other times</legend>
      {times.map(({ startsAt, label }, index) => (
        <label key={startsAt} className="radio wide">
          <input type="radio" name="starts_at" value={startsAt} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
