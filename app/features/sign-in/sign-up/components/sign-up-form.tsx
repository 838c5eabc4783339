import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TermsLabel } from './terms-label.tsx';
import type { useSignUp } from './use-sign-up.ts';

type SignUpFormProps = Pick<ReturnType<typeof useSignUp>, 'busy' | 'errors' | 'submit' | 'onInput' | 'onBlur'> & {
  hidden: boolean;
};

/** The sign-up form for clients. */
export function SignUpForm({ busy, errors, submit, onInput, onBlur, hidden }: SignUpFormProps) {
  return (
    <Form
      name="sign-up"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      onBlur={onBlur}
      hidden={hidden}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          name="first_name"
          autoComplete="given-name"
          required
          maxLength={100}
          error={errors['first_name']}
        />
        <TextField
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          required
          maxLength={100}
          error={errors['last_name']}
        />
      </div>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={errors['email']}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={40}
        help="Your professional only calls about a booking."
        error={errors['phone']}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        maxLength={128}
        help="At least 8 characters. A mix of letters, numbers and symbols is harder to guess."
        error={errors['password']}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        maxLength={128}
        error={errors['confirmPassword']}
      />
      <CheckboxField name="agreeTerms" required label={<TermsLabel />} error={errors['agreeTerms']} />
      <Button type="submit" size="large" wide loading={busy}>
        Create account
      </Button>
    </Form>
  );
}
