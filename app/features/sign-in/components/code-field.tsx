import { TextField } from '#app/ui/fields/text-field.tsx';

interface CodeFieldProps {
  problem: string | undefined;
  help?: string | undefined;
}

/** The field for the authenticator app's six digits; phones and password managers fill them in. */
export function CodeField({ problem, help }: CodeFieldProps) {
  return (
    <TextField
      label="Code from your app"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={12}
      placeholder="123 456"
      error={problem}
      help={help}
      className="tabular [&_input]:text-lg [&_input]:tracking-[0.2em]"
    />
  );
}
